/** The parts of the Network Information API that the site reads. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** `undefined` where the browser does not support the API. */
export const networkInformation = (): NetworkInformation | undefined =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection;
