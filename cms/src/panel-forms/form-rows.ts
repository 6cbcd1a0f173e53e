import type { Row } from './configuration';

const COLUMNS_OF_A_FORM = 12;

/** Puts the fields into rows as Strapi does: each row is filled before the next begins. */
export const formRows = (fields: Row): Row[] => {
  const rows: { name: string; size: number }[][] = [];
  let free = 0;
  for (const field of fields) {
    if (field.size > free) {
      rows.push([]);
      free = COLUMNS_OF_A_FORM;
    }
    rows.at(-1)?.push(field);
    free -= field.size;
  }
  return rows;
};
