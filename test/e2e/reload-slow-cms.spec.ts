import { POST_PAGE } from '../../src/adapters/embedded/texts/post-page';
import { aMedia, aPost, aProduct, list } from './cms-content';
import { scrolledTo, scrollToMiddle, whole } from './hydrated-page';
import { type Answer, expect, type FakeCms, json, test } from './strapi-site';

// Tests reloads with a slow CMS.

const PRODUCTS = Array.from({ length: 12 }, () => aProduct());
const body = Array.from({ length: 12 }, (_, part) => ({
  __component: 'blog-body.text',
  id: part,
  body: `## Part ${part}\n\n${'Resin dries on the tree before it is gathered. '.repeat(30)}`,
}));
const POSTS = Array.from({ length: 12 }, () =>
  aPost({ Body: body, blogimg: aMedia('/uploads/none.jpg') }),
);

const PAGES = ['/product', `/product-detail/${PRODUCTS[0]?.documentId}`, '/blog'];
const POST = `/blog-detail/${POSTS[0]?.documentId}`;

/** Sets the responses of the CMS. They are delayed from a call of `hold` until `release`. */
function holding(cms: FakeCms) {
  let gate = Promise.resolve();
  let open = () => {};
  const late =
    (answer: Answer): Answer =>
    async (request, response) => {
      await gate;
      answer(request, response);
    };
  for (const [path, entries] of [
    ['products', PRODUCTS],
    ['blogs', POSTS],
  ] as const) {
    cms.on(`/api/${path}`, late(json(list(entries))));
    for (const entry of entries) {
      cms.on(`/api/${path}/${entry.documentId}`, late(json({ data: entry, meta: {} })));
    }
  }
  return {
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
  };
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, address] of [
      ['the list of products', PAGES[0] ?? ''],
      ['a product', PAGES[1] ?? ''],
      ['the blog', PAGES[2] ?? ''],
      ['a post', POST],
    ] as const) {
      test(`${name} restores its scroll position after a reload, even when its content arrives late`, async ({
        page,
        cms,
      }) => {
        const answers = holding(cms);
        await page.goto(address);
        await whole(page);
        const before = await scrollToMiddle(page);
        answers.hold();
        await page.reload();
        await expect(page.locator('main [role=status]').first()).toBeAttached();
        answers.release();
        await whole(page);
        expect(await scrolledTo(page)).toBe(before);
      });
    }
  });
}

test('a visitor who scrolls while the content is late keeps that position', async ({
  page,
  cms,
}) => {
  const answers = holding(cms);
  await page.goto('/product');
  await whole(page);
  await scrollToMiddle(page);
  answers.hold();
  await page.reload();
  await expect(page.getByText('Loading products...')).toBeAttached();
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolledTo(page)).toBe(120);
  answers.release();
  await whole(page);
  expect(await scrolledTo(page)).toBe(120);
});

test('a linked section of a post that loads late is at the top of the window once the post has loaded', async ({
  page,
  cms,
}) => {
  const answers = holding(cms);
  answers.hold();
  await page.goto(`${POST}#section-part-7`);
  await expect(page.getByText('Loading the post...')).toBeAttached();
  answers.release();
  await whole(page);
  await expect(page.getByRole('heading', { name: POST_PAGE.readNext })).toBeAttached();
  const top = (await page.locator('#section-part-7').boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(120);
});
