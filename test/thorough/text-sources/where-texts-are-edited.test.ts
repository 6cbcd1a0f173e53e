import { beforeAll, expect, it } from 'vitest';
import type { ContentPorts } from '../../../src/application/content-types/content-types';
import { EDITED_FIELDS } from './edited-fields';
import { MARKED, NOTHING_PUBLISHED } from './marked-content';
import { fieldsIn } from './marks';
import { renderedPage } from './rendered-page';
import { shownTexts } from './shown-texts';
import { asDocument } from './text-sources-markdown';
import { WORDS_IN_CODE } from './words-in-code';

// Renders every page from content in which each text is replaced by the name of its field in the
// CMS. All other words on a page are in the code; `WORDS_IN_CODE` must contain a reason for each.

const PAGES = [
  ['Home', '/'],
  ['About', '/about'],
  ['Products', '/product'],
  ['A product', '/product-detail/product-1'],
  ['A product in bulk', '/product-detail/product-3'],
  ['A product without a description', '/product-detail/product-4'],
  ['Comparison', '/compare?product=product-1&product=product-2'],
  ['Comparison of three', '/compare?product=product-1&product=product-2&product=product-3'],
  ['Sustainability', '/sustainability'],
  ['Wholesale', '/wholesale'],
  ['Line sheet', '/wholesale/line-sheet'],
  ['Blog', '/blog'],
  ['A post', '/blog-detail/post-2'],
  ['A post without a text', '/blog-detail/post-1'],
  ['FAQ', '/faq'],
  ['Contact', '/contactus'],
  ['Contact, from a product', '/contactus?product=product-1'],
  ['Your enquiry', '/enquiry'],
  ['SignUp', '/auth'],
  ['Thank you', '/thank-you'],
  ['A law page', '/legal/imprint'],
  ['Find your batch', '/batch'],
  ['A batch', '/batch/SN-1'],
] as const;

/** Fields that no prerendered page shows. Each value completes “shown when the visitor has …”. */
const IN_BROWSERS: Readonly<Record<string, string>> = {
  'compare-page.metaTitle': 'failed to load a comparison',
  'faq.searchButton': 'searched the questions in vain',
  'faq.searchWhenEmpty': 'searched the questions in vain',
  ...Object.fromEntries(
    ['Dayr', 'Gu', 'Jilaal', 'Xagaa'].map((season) => [
      `home.year${season}`,
      'opened the page in that season',
    ]),
  ),
  ...Object.fromEntries(
    ['contact', 'enquiry-page', 'wholesale'].flatMap((type) => [
      [`${type}.afterSendingHeading`, 'sent the form'],
      [`${type}.afterSendingText`, 'sent the form'],
      [`${type}.afterSendingMail`, 'sent the form; in the e-mail with a copy of the message'],
    ]),
  ),
  ...Object.fromEntries(
    ['Heading', 'Text'].flatMap((part) => [
      [`sign-up.toConfirm${part}`, 'signed up at a site that asks by mail to confirm it'],
      [`sign-up.onTheList${part}`, 'signed up at another site; or confirmed a sign-up'],
    ]),
  ),
  ...Object.fromEntries(
    ['Before', 'FormHeading', 'Lead', 'Links.label', 'Title'].map((part) => [
      `sign-up.notFound${part}`,
      'opened an address that does not exist',
    ]),
  ),
};

interface Shown {
  readonly fields: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

async function shownOn(address: string, sources: Partial<ContentPorts>): Promise<Shown> {
  const { head, body, meta } = await renderedPage(address, sources);
  const texts = [...shownTexts(body), meta.title, meta.description].map(fieldsIn);
  return {
    fields: new Set([...texts, fieldsIn(head)].flatMap(({ fields }) => fields)),
    words: new Set(texts.flatMap(({ rest }) => (/\p{L}/u.test(rest) ? [rest] : []))),
  };
}

const shown = new Map<string, Shown>();
const empty = new Map<string, Shown>();

beforeAll(async () => {
  for (const [name, address] of PAGES) shown.set(name, await shownOn(address, MARKED));
  for (const address of ['/', '/product', '/blog'])
    empty.set(address, await shownOn(address, { ...MARKED, ...NOTHING_PUBLISHED }));
});

const pagesShown = () => [...shown.values(), ...empty.values()];
const wordsShown = () => new Set(pagesShown().flatMap(({ words }) => [...words]));

const reasonsOf = (text: string) =>
  WORDS_IN_CODE.flatMap(([reason, texts]) => (texts.test(text) ? [reason] : []));

it('every text of the CMS is shown on a prerendered page, or listed in IN_BROWSERS', () => {
  const found = new Set(pagesShown().flatMap(({ fields }) => [...fields]));
  const missing = EDITED_FIELDS.filter((field) => !found.has(field));
  expect(missing.toSorted()).toEqual(Object.keys(IN_BROWSERS).toSorted());
});

it('every other text on a page is in the code for a listed reason', () => {
  expect([...wordsShown()].filter((text) => reasonsOf(text).length === 0)).toEqual([]);
});

it('every listed reason applies to a text on a page', () => {
  const words = [...wordsShown()];
  const unused = WORDS_IN_CODE.filter(([, texts]) => !words.some((text) => texts.test(text)));
  expect(unused).toEqual([]);
});

it('the document tells where each text is edited: vitest run test/thorough/text-sources -u', async () => {
  // Lists the texts that all pages share under `Every page`, instead of under each page.
  const pages = [...shown].map(([name, page]) => ({ name, ...page }));
  const isOnAll = (text: string, of: 'fields' | 'words') =>
    pages.every((page) => page[of].has(text));
  const described = pages.map(({ name, fields, words }) => ({
    name,
    fields: [...fields].filter((field) => !isOnAll(field, 'fields')),
    words: [...words].filter((text) => !isOnAll(text, 'words')),
  }));
  const [{ fields, words }] = pages as [(typeof pages)[0]];
  const everywhere = {
    name: 'Every page',
    fields: [...fields].filter((field) => isOnAll(field, 'fields')),
    words: [...words].filter((text) => isOnAll(text, 'words')),
  };
  const document = asDocument(
    [everywhere, ...described].map((page) => ({
      ...page,
      words: page.words.map((text) => [text, reasonsOf(text)[0] ?? ''] as const),
    })),
  );
  await expect(document).toMatchFileSnapshot('../../../docs/where-texts-are-edited.md');
});
