/** What a browser may tell of the line that it is on. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not every browser tells. */
export const networkInformation = (): NetworkInformation | undefined =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection;
