/** Path of the catalogue as a CSV file. */
export const PRODUCTS_FILE = '/products.csv';
