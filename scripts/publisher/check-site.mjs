import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'index.html';

const HEADING = /<h1[\s>]/u;
/** A page that could not read its content says so in one of these. */
const FAILURE = /<main[\s\S]*role="alert"[\s\S]*<\/main>/u;
/** Of links, pictures, scripts and styles that lie on the site itself. */
const ADDRESS = /\s(?:href|src|action)="(\/(?!\/)[^"]*)"/gu;
const SOURCES = /\ssrcset="([^"]*)"/giu;

/** More than this many of a kind are one fault. */
const MOST_TOLD = 3;

/** @param {string} folder @returns {readonly string[]} addresses of its pages. */
const pagesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name === PAGE || name.endsWith(`/${PAGE}`))
    .map((name) => `/${name.slice(0, -PAGE.length)}`);

/** @param {string} html @returns {ReadonlySet<string>} */
function addressesIn(html) {
  const sets = [...html.matchAll(SOURCES)]
    .flatMap(([, set = '']) => set.split(','))
    .map((one) => one.trim().split(' ')[0] ?? '');
  const ours = sets.filter((address) => address.startsWith('/') && !address.startsWith('//'));
  return new Set(
    [...[...html.matchAll(ADDRESS)].map(([, address = '']) => address), ...ours].map(
      (address) => address.replaceAll('&amp;', '&').split(/[?#]/u)[0] ?? '',
    ),
  );
}

/** Whether a host of files has something there. @param {string} folder @param {string} address */
function resolves(folder, address) {
  let path;
  try {
    path = join(folder, decodeURI(address));
  } catch {
    return false;
  }
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() ? existsSync(join(path, PAGE)) : found !== undefined;
}

/**
 * Looks through a site before visitors do. Pages that an earlier version shares have been looked
 * through, and are left out as long as no page is gone that they could lead to.
 * @param {string} folder
 * @param {string | null} before the folder of the version that is served.
 * @returns {readonly string[]} what is wrong, a sentence each; none where the site is good.
 */
export function faultsOf(folder, before) {
  const pages = pagesIn(folder);
  const there = new Set(pages);
  const isGone = before === null || pagesIn(before).some((page) => !there.has(page));
  const isNew = (/** @type {string} */ page) => {
    const earlier =
      before && statSync(join(before, decodeURI(page), PAGE), { throwIfNoEntry: false });
    return !earlier || earlier.ino !== statSync(join(folder, page, PAGE)).ino;
  };
  /** @type {Map<string, boolean>} */
  const known = new Map();
  const leads = (/** @type {string} */ address) => {
    const is = known.get(address) ?? resolves(folder, address);
    known.set(address, is);
    return is;
  };
  /** @type {Record<string, string[]>} */
  const faults = {};
  const note = (/** @type {string} */ kind, /** @type {string} */ where) => {
    faults[kind] = [...(faults[kind] ?? []), where];
  };
  if (!there.has('/')) note('There is no home page', folder);
  for (const page of isGone ? pages : pages.filter(isNew)) {
    const html = readFileSync(join(folder, page, PAGE), 'utf8');
    if (!HEADING.test(html)) note('Pages without a heading', page);
    if (FAILURE.test(html)) note('Pages that could not read their content', page);
    for (const address of addressesIn(html)) {
      if (!leads(address)) note('Links that lead nowhere', `${page} → ${address}`);
    }
  }
  return Object.entries(faults).map(([kind, places]) => {
    const more = places.length > MOST_TOLD ? `, and ${places.length - MOST_TOLD} more` : '';
    return `${kind}: ${places.slice(0, MOST_TOLD).join(', ')}${more}.`;
  });
}
