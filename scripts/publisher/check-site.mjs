import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/files-in.mjs';

const PAGE = 'index.html';

const HEADING = /<h1[\s>]/u;
/** Matches the alert that a page shows when it could not read its content. */
const FAILURE = /<main[\s\S]*role="alert"[\s\S]*<\/main>/u;
/** Matches the addresses of links, pictures, scripts and styles on the site itself. */
const ADDRESS = /\s(?:href|src|action)="(\/(?!\/)[^"]*)"/gu;
const SOURCES = /\ssrcset="([^"]*)"/giu;

/**
 * Maximum number of faults of one kind in a list. If there are more faults, the list ends with the
 * number of the omitted ones.
 */
const MAX_LISTED = 3;

/** @param {string} folder @returns {readonly string[]} addresses of its pages. */
const pagesIn = (folder) =>
  filesIn(folder)
    .filter((name) => name === PAGE || name.endsWith(`/${PAGE}`))
    .map((name) => `/${name.slice(0, -PAGE.length)}`);

/**
 * Returns the path of the page at an address, relative to the folder of the site.
 * @param {string} address
 */
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

/**
 * Returns whether a static host finds a file at the address.
 * @param {string} folder
 * @param {string} address
 */
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
 * Checks a site before it is served. Skips unchanged pages, because they were checked with an
 * earlier release. If a page was removed, checks all pages, because any page may link to the
 * removed page.
 * @param {string} folder
 * @param {import('../build/changes-between.mjs').Changes | null} changes since the served release;
 * `null` for the first release.
 * @returns {readonly string[]} the faults, one sentence for each kind; empty for a site without
 * faults.
 */
export function faultsOf(folder, changes) {
  const isWhole = changes === null || changes.gone.length > 0;
  // Skip pages that were removed during the build.
  const pages = isWhole
    ? pagesIn(folder)
    : changes.rendered.map(pageIn).filter((page) => existsSync(join(folder, page, PAGE)));
  /** @type {Map<string, boolean>} */
  const cache = new Map();
  const exists = (/** @type {string} */ address) => {
    const isFound = cache.get(address) ?? resolves(folder, address);
    cache.set(address, isFound);
    return isFound;
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
      if (!exists(address)) note('Links that lead nowhere', `${page} → ${address}`);
    }
  }
  return Object.entries(faults).map(([kind, places]) => {
    const more = places.length > MAX_LISTED ? `, and ${places.length - MAX_LISTED} more` : '';
    return `${kind}: ${places.slice(0, MAX_LISTED).join(', ')}${more}.`;
  });
}
