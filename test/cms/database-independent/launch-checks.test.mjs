import { describe, expect, it } from 'vitest';
import { backup } from '../../../cms/dist/src/launch-checks/backup';
import { isCheckToken, newCheckToken } from '../../../cms/dist/src/launch-checks/check-token';
import { company } from '../../../cms/dist/src/launch-checks/company';
import { asText } from '../../../cms/dist/src/launch-checks/format-launch-checks';
import { lawPages } from '../../../cms/dist/src/launch-checks/law-pages';
import { mail } from '../../../cms/dist/src/launch-checks/mail';

const LAW_PAGE = 'api::law-page.law-page';
const AT = '2026-11-27T03:10:00.000Z';
const HOUR = 3_600_000;

/** A fake of the parts of Strapi that the checks read. */
const aStrapi = (given = {}) => {
  const { pages = [], records = {}, config = {} } = given;
  const info = { displayName: 'Law page' };
  return {
    config: { get: (name) => config[name] },
    contentTypes: { [LAW_PAGE]: { kind: 'collectionType', info } },
    db: { query: () => ({ findMany: async () => pages }) },
    store: () => ({ get: async ({ key }) => records[key] ?? null }),
  };
};

const textsOf = (lines) => lines.map(({ state, sentence }) => `${state}: ${sentence}`);

describe('the company', () => {
  const textsWith = async (site) => {
    const strapi = {
      contentTypes: { 'api::site.site': { kind: 'singleType', info: { displayName: 'Site' } } },
      db: { query: () => ({ findOne: async () => site }) },
    };
    return textsOf(await company(strapi));
  };

  it('the company must be named before launch, with its address and the maker', async () => {
    const all = [
      'to-do: Site lacks the legal name of the company.',
      'to-do: Site lacks the postal address of the company.',
      'to-do: Site lacks the maker of the products.',
    ];
    expect(await textsWith(null)).toEqual(all);
    expect(await textsWith({ legalName: ' ', postalAddress: null })).toEqual(all);
    expect(await textsWith({ legalName: 'A', maker: 'B' })).toEqual([all[1]]);
  });

  it('the company is in order when its name, its address and the maker are entered', async () => {
    expect(await textsWith({ legalName: 'A', postalAddress: 'B', maker: 'C' })).toEqual([
      'done: The company and the maker are named.',
    ]);
  });
});

describe('law pages', () => {
  it('law pages are all missing when none is published', async () => {
    expect(textsOf(await lawPages(aStrapi()))).toEqual([
      'to-do: The law page “privacy” is not published.',
      'to-do: The law page “imprint” is not published.',
      'to-do: The law page “terms” is not published.',
      'to-do: The law page “delivery and returns” is not published.',
    ]);
  });

  it('law pages are missing until a page of the kind is published', async () => {
    const pages = [{ kind: 'privacy' }, { kind: 'terms' }, { kind: 'privacy' }];
    const lines = await lawPages(aStrapi({ pages }));
    expect(textsOf(lines)).toEqual([
      'to-do: The law page “imprint” is not published.',
      'to-do: The law page “delivery and returns” is not published.',
    ]);
    expect(lines[0]?.link?.path).toBe(`/content-manager/collection-types/${LAW_PAGE}`);
  });

  it('law pages are in order when all four are published', async () => {
    const kinds = ['privacy', 'imprint', 'terms', 'delivery-and-returns'];
    const lines = await lawPages(aStrapi({ pages: kinds.map((kind) => ({ kind })) }));
    expect(textsOf(lines)).toEqual(['done: All four law pages are published.']);
  });
});

describe('backups', () => {
  const made = { at: AT, file: '/backups/1.tar' };
  const linesAfter = async (hours, records) =>
    textsOf(await backup(aStrapi({ records }), Date.parse(AT) + hours * HOUR));

  it('backups are in order for 26 hours: a day, and two hours in case the timer is late', async () => {
    const tried = { at: AT, problem: null };
    const records = { backup: made, 'restore-test': tried };
    expect(await linesAfter(26, records)).toEqual([
      'done: The latest backup is of 27 November 2026 at 03:10 UTC (/backups/1.tar).',
      'done: A backup was restored on trial on 27 November 2026 at 03:10 UTC.',
    ]);
    expect((await linesAfter(26.1, records))[0]).toMatch(/^to-do: .+ Make one every day\.$/u);
  });

  it('backups should be restored on trial, and a failed trial must be repeated', async () => {
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

describe('e-mail', () => {
  const sent = { sentAt: AT, failedAt: null, reason: '' };
  const linesWith = async (mailConfig, notifyTo = 'owner@example.com') => {
    const config = { mail: { problem: null, ...mailConfig }, enquiries: { notifyTo } };
    return textsOf(await mail(aStrapi({ config, records: { mail: sent } })));
  };

  it('e-mail is in order when the settings are, and a mail server accepted the latest e-mail', async () => {
    expect(await linesWith({ state: 'ready' })).toEqual([
      'done: A mail server accepted an e-mail on 27 November 2026 at 03:10 UTC.',
    ]);
  });

  it('e-mail is not in order when a setting became invalid after an e-mail was sent', async () => {
    expect(await linesWith({ state: 'wrong', problem: 'SMTP_PORT must be a port.' })).toEqual([
      'to-do: No e-mail is sent until this is corrected: SMTP_PORT must be a port.',
    ]);
    expect(await linesWith({ state: 'unset' })).toEqual([
      'to-do: No e-mail is sent, because neither SMTP_HOST nor SMTP_RELAY_PORT is set.',
    ]);
  });

  it('e-mail needs an address for notices', async () => {
    const [empty] = await linesWith({ state: 'ready' }, '');
    expect(empty).toMatch(/^to-do: You get no e-mail about an enquiry/u);
    const [wrong] = await linesWith({ state: 'ready' }, 'owner at example.com');
    expect(wrong).toBe('to-do: ENQUIRY_NOTIFY_TO must be e-mail addresses, separated by commas.');
  });
});

describe('the list in a terminal', () => {
  it('the list in a terminal has links only for the lines that are not done, and counts these lines', () => {
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
  it('the token of the command is valid for a minute, with the same secret', () => {
    const token = newCheckToken('secret', 1_800_000_000_000);
    expect(isCheckToken(token, 'secret', 1_800_000_059_999)).toBe(true);
    expect(isCheckToken(token, 'secret', 1_800_000_060_000)).toBe(false);
    expect(isCheckToken(token, 'other', 1_800_000_000_000)).toBe(false);
    expect(isCheckToken(token.replace(/^\d/u, '9'), 'secret', 1_800_000_000_000)).toBe(false);
    expect(isCheckToken('', 'secret', 0)).toBe(false);
  });
});
