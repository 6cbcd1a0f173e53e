import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';

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
  filesIn(folder)
    .filter((name) => name === PAGE || name.endsWith(`/${PAGE}`))
    .map((name) => `/${name.slice(0, -PAGE.length)}`);

/** What was drawn for an address, as it lies in the folder. @param {string} address */
const pageIn = (address) => `${decodeURI(address).replace(/\/$/u, '')}/`;

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
 * Looks through a site before visitors do. Pages that were taken over from an earlier version have been
 * looked through, and are left out as long as no page is gone that they could lead to.
 * @param {string} folder
 * @param {import('../build/build-site.mjs').Changes | null} changes since the version that is served; `null` for a first one.
 * @returns {readonly string[]} what is wrong, a sentence each; none where the site is good.
 */
export function faultsOf(folder, changes) {
  const isWhole = changes === null || changes.gone.length > 0;
  // What was taken away while it was drawn is not there.
  const pages = isWhole
    ? pagesIn(folder)
    : changes.drawn.map(pageIn).filter((page) => existsSync(join(folder, page, PAGE)));
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
  if (!existsSync(join(folder, PAGE))) note('There is no home page', folder);
  for (const page of pages) {
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
