import { describe, expect, it } from 'vitest';
import { asText } from '../../../cms/dist/src/launch-checks/as-text';
import { backup } from '../../../cms/dist/src/launch-checks/backup';
import { isCheckToken, newCheckToken } from '../../../cms/dist/src/launch-checks/check-token';
import { lawPages } from '../../../cms/dist/src/launch-checks/law-pages';

const LAW_PAGE = 'api::law-page.law-page';
const AT = '2026-11-27T03:10:00.000Z';
const HOUR = 3_600_000;

/** A fake of the parts of Strapi that the checks read. */
const aStrapi = (given = {}) => {
  const { pages, records = {} } = given;
  const info = { displayName: 'Law page', pluralName: 'law-pages' };
  return {
    contentTypes: pages ? { [LAW_PAGE]: { kind: 'collectionType', info } } : {},
    db: { query: () => ({ findMany: async () => pages }) },
    store: () => ({ get: async ({ key }) => records[key] ?? null }),
  };
};

const textsOf = (lines) => lines.map(({ state, sentence }) => `${state}: ${sentence}`);

describe('law pages', () => {
  it('are all missing where the CMS has no such content type', async () => {
    const lines = await lawPages(aStrapi());
    expect(lines).toHaveLength(4);
    expect(lines[0]).toEqual({
      state: 'to-do',
      sentence: 'The law page “privacy” is not published.',
      link: null,
    });
  });

  it('are missing until a page of the kind is published', async () => {
    const pages = [{ kind: 'privacy' }, { kind: 'terms' }, { kind: 'privacy' }];
    const lines = await lawPages(aStrapi({ pages }));
    expect(textsOf(lines)).toEqual([
      'to-do: The law page “imprint” is not published.',
      'to-do: The law page “delivery and returns” is not published.',
    ]);
    expect(lines[0]?.link?.path).toBe(`/content-manager/collection-types/${LAW_PAGE}`);
  });

  it('are in order when all four are published', async () => {
    const kinds = ['privacy', 'imprint', 'terms', 'delivery-and-returns'];
    const lines = await lawPages(aStrapi({ pages: kinds.map((kind) => ({ kind })) }));
    expect(textsOf(lines)).toEqual(['done: All four law pages are published.']);
  });
});

describe('backups', () => {
  const made = { at: AT, file: '/backups/1.tar' };
  const linesAfter = async (hours, records) =>
    textsOf(await backup(aStrapi({ records }), Date.parse(AT) + hours * HOUR));

  it('are in order for a day, with two hours for a timer that is late', async () => {
    const tried = { at: AT, problem: null };
    const records = { backup: made, 'restore-test': tried };
    expect(await linesAfter(26, records)).toEqual([
      'done: The latest backup is of 27 November 2026 at 03:10 UTC (/backups/1.tar).',
      'done: A backup was restored on trial on 27 November 2026 at 03:10 UTC.',
    ]);
    expect((await linesAfter(26.1, records))[0]).toMatch(/^to-do: .+ Make one every day\.$/u);
  });

  it('are to be restored on trial', async () => {
    expect((await linesAfter(1, { backup: made }))[1]).toBe(
      'advice: No backup has been restored on trial.',
    );
    const failed = { at: AT, problem: 'The database in the backup is damaged.' };
    const lines = await linesAfter(1, { backup: made, 'restore-test': failed });
    expect(lines).toEqual([
      expect.stringMatching(/^to-do: .+ failed: The database in the backup/u),
    ]);
  });
});

describe('the list in a terminal', () => {
  it('has no address for what is in order, and counts the rest', () => {
    const link = { label: 'Open Site', path: '/x' };
    const text = asText(
      [
        { state: 'advice', sentence: 'Look.', link },
        { state: 'done', sentence: 'Done.', link },
      ],
      'https://cms.example/admin',
    );
    expect(text).toBe(
      '! Look.\n  Open Site: https://cms.example/admin/x\n✔ Done.\n\nNothing has to be done before the site is launched; 1 to look at (!).',
    );
  });
});

describe('the token of the command', () => {
  it('is valid for a minute, with the same secret', () => {
    const token = newCheckToken('secret', 1_800_000_000_000);
    expect(isCheckToken(token, 'secret', 1_800_000_059_999)).toBe(true);
    expect(isCheckToken(token, 'secret', 1_800_000_060_000)).toBe(false);
    expect(isCheckToken(token, 'other', 1_800_000_000_000)).toBe(false);
    expect(isCheckToken(token.replace(/^\d/u, '9'), 'secret', 1_800_000_000_000)).toBe(false);
    expect(isCheckToken('', 'secret', 0)).toBe(false);
  });
});
