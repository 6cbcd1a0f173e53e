import { allPages } from './all-pages';
import { test as base, expect, type Page } from './browser-test';
import { cutText } from './cut-text';
import { readToTheFoot, rendered } from './waiting';
import { whole } from './whole-page';

// Tests that no page clips its text when a visitor increases text size or spacing.

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

const SHEETS = {
  'as designed': '',
  'letters of 20 px': 'html { font-size: 20px; }',
  'letters of 24 px': 'html { font-size: 24px; }',
  'letters of 32 px': 'html { font-size: 32px; }',
  'the spacing of WCAG 1.4.12': `
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }`,
};

/** Applies a stylesheet, which replaces the one of the previous call. */
async function wear(page: Page, text: string) {
  await page.evaluate(async (css) => {
    const sheet = await new CSSStyleSheet().replace(css);
    const isOwn = (one: CSSStyleSheet) => Reflect.has(one, 'ofTheTest');
    Object.assign(sheet, { ofTheTest: true });
    const others = document.adoptedStyleSheets.filter((one) => !isOwn(one));
    document.adoptedStyleSheets = [...others, sheet];
  }, text);
  await rendered(page);
}

const WIDTHS = [390, 768, 1280, 1440];

/** Returns the clipped lines of the open page at every width with every stylesheet. */
async function cutWordsOf(page: Page, path: string): Promise<readonly string[]> {
  const cut: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, css] of Object.entries(SHEETS)) {
      await wear(page, css);
      cut.push(...(await cutText(page)).map((line) => `${path}, ${width} px, ${name}: ${line}`));
    }
  }
  return cut;
}

for (const half of [0, 1]) {
  test(`no text of any page is clipped: half ${half + 1} of the pages`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const cut: string[] = [];
    const paths = await allPages(request);
    for (const path of paths.filter((_, place) => place % 2 === half)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await whole(page);
      await readToTheFoot(page);
      cut.push(...(await cutWordsOf(page, path)));
    }
    expect(cut).toEqual([]);
  });
}
