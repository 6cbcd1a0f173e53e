/**
 * A field in which a version differs from the current entry; see cms/src/versions/differences.ts.
 */
export interface Difference {
  readonly label: string;
  readonly type: string;
  readonly values: { readonly before: string; readonly now: string } | null;
}
