/** The texts of the links from the Wholesale page to the whole catalogue. */
export const wholesalePage = {
  lineSheet: 'Line sheet, to print',
  productsFile: 'The catalogue as a file for spreadsheets (CSV)',
} as const;
