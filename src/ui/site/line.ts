/** What a browser may tell of the line that it is on. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not every browser tells. */
export const line = (): Line | undefined =>
  (navigator as Navigator & { readonly connection?: Line }).connection;
