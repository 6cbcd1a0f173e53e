import { describe, expect, it } from 'vitest';
import { lists } from '../../src/ui/content/lists';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { productList } from '../../src/ui/content/pages/products/product-list';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { PHONE, type Visitor } from './visitor';

const MAIN: Sought = { role: 'main' };
const RAIL: Sought = { role: 'complementary', name: productFilters.heading };
const SHEET: Sought = { role: 'dialog', name: productFilters.heading };
const FOUND: Sought = {
  role: 'heading',
  level: 2,
  within: { role: 'region', name: productList.resultsLabel },
};
const FROM: Sought = { role: 'slider', name: lists.lowest };

const counts = (visitor: Visitor, products: string) =>
  expect
    .poll(async () => (await visitor.seen({ role: 'status', within: MAIN }))[0]?.text)
    .toBe(products);

const sideways = () => {
  const dialog = document.querySelector('dialog[open]');
  return dialog === null ? -1 : dialog.scrollWidth - dialog.clientWidth;
};

describe('filters', () => {
  const opened = aVisitor();

  it('filters combine with the search, appear in the URL, and are undone by Back', async () => {
    const { visitor } = opened();
    await visitor.open('/product');
    await counts(visitor, '8 products');
    await visitor.click({ role: 'searchbox' });
    await visitor.engine.type('maydi');
    await counts(visitor, '2 products');
    await visitor.click({ role: 'checkbox', like: '^Thirty ml', within: RAIL });
    await counts(visitor, '1 product');
    await visitor.isAt('/product?q=maydi&volume=thirty-ml');
    expect(await visitor.texts(FOUND)).toEqual(['Maydi Frankincense, Thirty ml']);
    await visitor.back();
    await visitor.isAt('/product?q=maydi');
    await counts(visitor, '2 products');
    await visitor.forward();
    await counts(visitor, '1 product');
    await visitor.click({ role: 'button', name: filterChips.clear });
    await counts(visitor, '8 products');
    await visitor.isAt('/product');
    expect(await visitor.complaints()).toEqual([]);
  });

  it('filters change the price by keyboard, with one history entry while the slider has the focus', async () => {
    const { visitor } = opened();
    await visitor.open('/product?price=-32');
    await counts(visitor, '4 products');
    await visitor.tabTo({ ...FROM, within: RAIL });
    for (const price of [19, 20, 21]) {
      await visitor.press('ArrowRight');
      await visitor.isAt(`/product?price=${price}-32`);
    }
    await visitor.back();
    await visitor.isAt('/product?price=-32');
    await visitor.sees(
      { ...FROM, within: RAIL },
      { attributes: expect.objectContaining({ 'aria-valuetext': '$18.00' }) },
    );
  });

  it('filters are in a bottom sheet on a phone, which shows the result count and scrolls only vertically', async () => {
    const { visitor } = opened();
    await visitor.open('/product', PHONE);
    await visitor.click({ role: 'button', name: productFilters.heading });
    await visitor.sees(
      { role: 'button', name: productFilters.close, within: SHEET },
      { focused: true },
    );
    expect(await visitor.engine.evaluate(sideways)).toBe(0);
    await visitor.click({ role: 'checkbox', like: '^Thirty ml', within: SHEET });
    await visitor.click({ role: 'button', name: 'Show 2 products', within: SHEET });
    await visitor.seesNo(SHEET);
    await visitor.sees({ role: 'button', name: 'Filter (1)' }, { focused: true });
    await counts(visitor, '2 products');
  });

  it('filters leave search, filter and sort order in one row on a phone', async () => {
    const { visitor } = opened();
    await visitor.open('/product', PHONE);
    await visitor.sees({ role: 'button', name: productFilters.heading });
    const [filter] = await visitor.seen({ role: 'button', name: productFilters.heading });
    const [sort] = await visitor.seen({ role: 'combobox', like: '^Sort' });
    expect(Math.abs((filter?.box.y ?? 0) - (sort?.box.y ?? 0))).toBeLessThan(8);
  });
});
