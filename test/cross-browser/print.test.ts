import { describe, expect, it } from 'vitest';
import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { faultsOf, ON_SCREEN_ONLY, sheetsOf, wordsOf } from '../print';
import { aVisitor } from './a-visitor';
import { ROUTES } from './routes';
import { DESK } from './visitor';
import { readThrough } from './whole-page';

/** Whether the engine's automation interface can print. The interface of WebKitGTK cannot. */
const PRINTS = process.env['ENGINE'] !== 'webkit';

const bare = (text: string) => text.replaceAll(/\s/gu, '').toLowerCase();

const headings = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')].map(
    (heading) => heading.innerText,
  );

describe.runIf(PRINTS)('a printed page', () => {
  const opened = aVisitor();

  for (const path of ROUTES) {
    it(`of ${path} has no fault`, async () => {
      const { visitor } = opened();
      await visitor.open(path, DESK);
      await readThrough(visitor);
      // Skips headings that contain the brand name, because every page footer contains it, too.
      const titles = (await visitor.engine.evaluate(headings)).filter(
        (title) => !title.includes(SITE_DETAILS.name),
      );
      const sheets = await sheetsOf(await visitor.engine.print('a4'));
      // Allows the label of a button on paper when an answer of the FAQ quotes the label.
      const answers = await visitor.engine.evaluate(() => document.body.textContent ?? '');
      const buttons = ON_SCREEN_ONLY.filter((label) => !answers.includes(`“${label}”`));
      expect(faultsOf(sheets, buttons, titles)).toEqual([]);
      const words = bare(sheets.map(wordsOf).join());
      for (const title of titles.slice(0, 1)) expect(words).toContain(bare(title));
    });
  }
});
