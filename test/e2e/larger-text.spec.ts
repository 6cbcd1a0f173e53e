import { ROUTES } from '../../src/ui/site/routes';
import { allPages } from './all-pages';
import { test as base, expect, type Page } from './browser-test';
import { cutText } from './cut-text';
import { barelyScrolling, pauseEndlessAnimations } from './endless-animations';
import { whole } from './hydrated-page';
import { lostWords, noHorizontalScroll } from './page-health';
import { readToTheFoot, rendered } from './wait-for';

// Tests that no kind of page clips its text when a visitor increases text size or spacing. Also
// tests that no endless animation makes a container scroll. One test checks both, because loading
// every page to its end takes most of the time.

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

const SHEETS = {
  'as designed': '',
  'letters of 20 px': 'html { font-size: 20px; }',
  'letters of 24 px': 'html { font-size: 24px; }',
  'letters of 32 px': 'html { font-size: 32px; }',
  'the spacing of WCAG 1.4.12': `
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em
    * !important; }
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

/** Returns the part of a path that pages of one kind share, for example `/product-detail`. */
const kindOf = (path: string) => `/${path.split('/')[1]}`;

/** Returns the place of a page among the pages of its kind, from 0 on. */
const placeInKind = (path: string, paths: readonly string[]) =>
  paths.filter((one) => kindOf(one) === kindOf(path)).indexOf(path);

/** How many pages of a kind are checked. They have the same layout with other words. */
const PAGES_OF_A_KIND = 2;

/**
 * Returns the combinations of width and stylesheet in which a page is checked. The first page of a
 * kind is checked in all combinations. The second page is checked with each stylesheet at only one
 * width, and different stylesheets have different widths.
 */
function combinationsOf(path: string, paths: readonly string[]) {
  const place = placeInKind(path, paths);
  return WIDTHS.map((width, column) => ({
    width,
    sheets: Object.entries(SHEETS).filter(
      (_, row) => place === 0 || (row + place) % WIDTHS.length === column,
    ),
  }));
}

type Combinations = ReturnType<typeof combinationsOf>;

/** Returns the clipped or overlapping lines of the open page. */
async function cutWordsOf(page: Page, path: string, combinations: Combinations) {
  const cut: string[] = [];
  for (const { width, sheets } of combinations) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, css] of sheets) {
      await wear(page, css);
      const lost = [...(await cutText(page))];
      if (width === 390 && name === 'letters of 32 px') {
        await noHorizontalScroll(page);
        lost.push(...(await lostWords(page)));
      }
      cut.push(...lost.map((line) => `${path}, ${width} px, ${name}: ${line}`));
    }
  }
  return cut;
}

/** Checks that no endless animation of the open page makes its container scroll. */
async function expectNoContainerToScroll(page: Page, path: string) {
  await wear(page, '');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const animations = await pauseEndlessAnimations(page, 0.5);
    // About Us has an endless animation, its drifting mist. The check could not fail on a page
    // without animations.
    if (path === ROUTES.about) expect(animations).toBeGreaterThan(0);
    // Resizes the window, because Chromium updates scroll widths only at the next layout.
    await page.setViewportSize({ width: width + 2, height: 900 });
    expect(await barelyScrolling(page), `${path}, ${width} px`).toEqual([]);
  }
}

for (const half of [0, 1]) {
  test(`no text of any kind of page is clipped, and no endless animation makes a container scroll: half ${half + 1} of the pages`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const cut: string[] = [];
    const all = await allPages(request);
    const paths = all.filter((path) => placeInKind(path, all) < PAGES_OF_A_KIND);
    for (const path of paths.filter((_, place) => place % 2 === half)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await whole(page);
      await readToTheFoot(page);
      cut.push(...(await cutWordsOf(page, path, combinationsOf(path, paths))));
      await expectNoContainerToScroll(page, path);
    }
    expect(cut).toEqual([]);
  });
}
