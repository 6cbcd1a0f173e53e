/** Address of the catalogue as a file for spreadsheets. */
export const PRODUCTS_FILE = '/products.csv';
