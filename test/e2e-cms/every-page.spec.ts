import { BATCH, PAGES, POST, PRODUCT } from '../../config/site-pages.mjs';
import { expect, test } from '../e2e/browser-test';
import { eachSaysItsOwn, opensWithoutErrors } from '../e2e/page-health';

// Checks every page with the content of a real Strapi, 320, 390, 768 and 1440 px wide.

/** Returns the id of the first entry of a list. */
async function firstOf(kind: 'products' | 'blogs'): Promise<string> {
  const answer = await fetch(`${process.env.CMS_URL}/api/${kind}?pagination[pageSize]=1`);
  expect(answer.status).toBe(200);
  const { data } = await answer.json();
  return data[0].documentId;
}

test('every page opens without faults at every width', async ({ page }) => {
  test.setTimeout(240_000);
  const found = new Map([
    [PRODUCT, `/product-detail/${await firstOf('products')}`],
    [POST, `/blog-detail/${await firstOf('blogs')}`],
  ]);
  const said = [];
  // The seeded CMS has no batch. `test/cms/batches.test.ts` writes and reads some.
  for (const path of PAGES.filter((path) => path !== BATCH))
    said.push(await opensWithoutErrors(page, found.get(path) ?? path, [390]));
  eachSaysItsOwn(said);
});
