import { expect } from 'vitest';
import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { faultsOf, ON_SCREEN_ONLY, sheetsOf, wordsOf } from '../printed-pdf';
import type { Visitor } from './visitor';

const bare = (text: string) => text.replaceAll(/\s/gu, '').toLowerCase();

const headings = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')].map(
    (heading) => heading.innerText,
  );

/**
 * Prints the open page on A4, and checks that the sheets have no fault and contain the page's first
 * heading.
 */
export async function expectNoFaultOnPaper({ engine }: Visitor) {
  // Skips headings that contain the brand name, because every page footer contains it, too.
  const titles = (await engine.evaluate(headings)).filter(
    (title) => !title.includes(SITE_DETAILS.name),
  );
  const sheets = await sheetsOf(await engine.print('a4'));
  // Allows the label of a button on paper when the page's text quotes it, as an answer of the FAQ
  // does.
  const answers = await engine.evaluate(() => document.body.textContent ?? '');
  const buttons = ON_SCREEN_ONLY.filter((label) => !answers.includes(`“${label}”`));
  expect(faultsOf(sheets, buttons, titles)).toEqual([]);
  const words = bare(sheets.map(wordsOf).join());
  for (const title of titles.slice(0, 1)) expect(words).toContain(bare(title));
}
