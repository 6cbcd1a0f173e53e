import type { Page } from '@playwright/test';
import { foreignWordsIn } from '../../src/ui/content/foreign-words';
import { expect, test } from './browser-test';
import { whole } from './hydrated-page';
import { SCREENS } from './screenshot-matches';
import { readToTheFoot } from './wait-for';

/** Pages with long texts of the site and of the CMS. */
const PATHS = [
  '/',
  '/product-detail/frankincense-carterii-ten-ml',
  '/blog-detail/how-a-tear-forms',
  '/faq',
];

async function open(page: Page, path: string) {
  await page.goto(path);
  await whole(page);
  await page.evaluate(() => document.fonts.ready);
}

interface Read {
  readonly text: string;
  readonly style: string;
  readonly family: string;
}

/** Returns every text in `<main>` with its font style and font family. */
const textsOf = (page: Page): Promise<readonly Read[]> =>
  page.locator('main').evaluate((main) => {
    const texts: Read[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: around, textContent: text } = node;
      if (around === null || text === null || around.closest('noscript, [hidden]')) continue;
      const { fontStyle: style, fontFamily: family } = getComputedStyle(around);
      texts.push({ text, style, family });
    }
    return texts;
  });

const foreignIn = ({ text }: Read): readonly string[] =>
  foreignWordsIn(text).flatMap((part) => (part.language === null ? [] : [part.text]));

const isItalic = ({ style, family }: Read): boolean =>
  style === 'italic' && /^"?Ibarra Real Nova/u.test(family);

/** Checks that Latin names and Somali words are in italics. */
async function expectItalics(page: Page) {
  const foreign = (await textsOf(page)).filter((read) => foreignIn(read).length > 0);
  expect(foreign).not.toEqual([]);
  expect(foreign.filter((read) => !isItalic(read))).toEqual([]);
}

test('Latin names and Somali words are in italics in a post about a Somali word', async ({
  page,
}) => {
  await open(page, '/blog-detail/the-dabqaad');
  await expectItalics(page);
});

test('italics use the real italic font, slightly larger, and none is synthesised', async ({
  page,
}) => {
  await open(page, '/about');
  const name = page.locator('main i').filter({ hasText: 'Boswellia frereana' }).first();
  await name.scrollIntoViewIfNeeded();
  await expect(name).toHaveAttribute('lang', 'la');
  await expect(name).toHaveCSS('font-synthesis', 'none');
  const [own, around] = await name.evaluate((element) =>
    [element, element.parentElement as Element].map((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    ),
  );
  expect((own ?? 0) / (around ?? 1)).toBeCloseTo(1.08, 2);
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && family.includes('Ibarra Real Nova'))
      .map(({ style }) => style),
  );
  expect(faces).toContain('italic');
});

interface Line {
  readonly heading: string;
  readonly words: readonly string[];
  /** The width of the words, in CSS pixels. */
  readonly width: number;
  /** The width of the heading, in CSS pixels. */
  readonly room: number;
}

/** Returns the lines of each visible heading, as the browser broke them. */
const linesOf = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility() && heading.getClientRects().length > 0)
      .flatMap((heading) => {
        const lines: {
          top: number;
          height: number;
          left: number;
          right: number;
          words: string[];
        }[] = [];
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const around = node.parentElement;
          if (around === null || !around.checkVisibility()) continue;
          if (around.closest('h1, h2, h3, h4') !== heading) continue;
          // Treats an inline-block as one unit, because the browser does not break it while it
          // fits.
          const unit =
            getComputedStyle(around).display === 'inline-block' ? /\S.*\S|\S/gu : /[^ \n-]+-?/gu;
          for (const { index = 0, 0: word } of (node.textContent ?? '').matchAll(unit)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const { top, height, left, right } = range.getBoundingClientRect();
            if (height === 0) continue;
            const middle = top + height / 2;
            const line = lines.find((one) => middle > one.top && middle < one.top + one.height);
            if (line) {
              line.words.push(word);
              line.right = right;
            } else lines.push({ top, height, left, right, words: [word] });
          }
        }
        const text = heading.textContent?.trim() ?? '';
        const room = heading.clientWidth;
        return lines.map(({ words, left, right }) => ({
          ...{ heading: text, words, room },
          width: right - left,
        }));
      }),
  );

/**
 * Whether a line of a single word could be avoided: the nearest word of a neighbouring line would
 * also fit into the line.
 */
const couldJoin = (
  { words, width, room }: Line,
  other: Line | undefined,
  side: 'end' | 'start',
) => {
  const [word = ''] = words;
  const neighbour = side === 'end' ? other?.words.at(-1) : other?.words[0];
  if (other === undefined || neighbour === undefined) return false;
  const letter = width / word.length;
  const neighbourWidth = other.words.length === 1 ? other.width : neighbour.length * letter;
  return width + letter + neighbourWidth < room;
};

const aloneIn = (lines: readonly Line[]): readonly string[] =>
  lines
    .filter(
      ({ heading, words }) =>
        words.length === 1 && !/\s/u.test(words[0] ?? '') && heading.split(/[\s-]+/u).length > 2,
    )
    .filter((line) => {
      const own = lines.filter(({ heading }) => heading === line.heading);
      const place = own.indexOf(line);
      return couldJoin(line, own[place - 1], 'end') || couldJoin(line, own[place + 1], 'start');
    })
    .map(({ heading, words }) => `${words.join()} | ${heading}`);

for (const path of PATHS) {
  test(`on ${path} Latin names and Somali words are in italics, and no heading has an avoidable line of a single word`, async ({
    page,
  }) => {
    await open(page, path);
    await expectItalics(page);
    await readToTheFoot(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const lines = await linesOf(page);
      expect(lines, `${screen.width} px`).not.toEqual([]);
      expect(aloneIn(lines), `${screen.width} px`).toEqual([]);
    }
  });
}
