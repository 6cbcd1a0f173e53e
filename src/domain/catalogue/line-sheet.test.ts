import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../test/builders/a-picture';
import { aProduct } from '../../../test/builders/a-product';
import { LINE_SHEET_ROWS, lineSheetOf } from './line-sheet';
import type { Product } from './product';

const sheetOf = (...products: readonly Product[]) => lineSheetOf(products, products.length);

const idsOf = (sheet: ReturnType<typeof lineSheetOf>) =>
  sheet.rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell.map(({ id }) => id))]);

describe('a line sheet', () => {
  it('a line sheet has a row for each oil, in the order of the catalogue, with its volumes in columns', () => {
    const sheet = sheetOf(
      aProduct({ id: 'm-30', title: 'Maydi, Thirty ml', volume: 'Thirty ml' }),
      aProduct({ id: 'c-10', title: 'Carterii, Ten ml', volume: 'Ten ml' }),
      aProduct({ id: 'm-10', title: 'Maydi, Ten ml', volume: 'Ten ml' }),
    );
    expect(sheet.columns).toEqual(['Ten ml', 'Thirty ml']);
    expect(idsOf(sheet)).toEqual([
      ['Maydi', ['m-10'], ['m-30']],
      ['Carterii', ['c-10'], []],
    ]);
    expect(sheet.isShortened).toBe(false);
  });

  it('a line sheet has a last column for products without a volume', () => {
    const sheet = sheetOf(
      aProduct({ id: 'burner', title: 'Burner', volume: null }),
      aProduct({ id: 'bulk', title: 'Resin', volume: 'Bulk' }),
    );
    expect(sheet.columns).toEqual(['Bulk', null]);
    expect(idsOf(sheet)).toEqual([
      ['Burner', [], ['burner']],
      ['Resin', ['bulk'], []],
    ]);
  });

  it('a line sheet keeps two products with the same title and volume', () => {
    const sheet = sheetOf(aProduct({ id: 'one' }), aProduct({ id: 'two' }));
    expect(idsOf(sheet)).toEqual([['Carterii Frankincense Oil', ['one', 'two']]]);
  });

  it('a line sheet shows the first picture of an oil', () => {
    const picture = aPicture();
    const [row] = sheetOf(
      aProduct({ id: 'one', picture: null }),
      aProduct({ id: 'two', picture }),
    ).rows;
    expect(row?.picture).toBe(picture);
  });

  it('a line sheet of a large catalogue has as many rows as fit on two pages, and says that it is shortened', () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      aProduct({ id: `p${at}`, title: `Oil ${at}` }),
    );
    const { rows, isShortened } = lineSheetOf(many, 1500);
    expect(rows).toHaveLength(LINE_SHEET_ROWS);
    expect(isShortened).toBe(true);
  });

  it('a line sheet of products that cannot be read says that it is shortened', () => {
    expect(lineSheetOf([aProduct()], 2).isShortened).toBe(true);
  });

  it('a line sheet of an empty catalogue has no rows and no columns', () => {
    expect(sheetOf()).toEqual({ columns: [], rows: [], isShortened: false });
  });
});
