import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** @typedef {import('../draw-site.mjs').DrawnSite} DrawnSite */

const place = v.pipe(v.number(), v.integer());

const list = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      changedAt: v.nullable(v.string()),
      title: v.string(),
      asListed: v.string(),
    }),
  ),
  pageCount: v.number(),
  total: v.number(),
  lacks: v.string(),
});

const answer = v.object({
  digest: v.string(),
  ids: v.array(v.string()),
  span: v.tuple([v.number(), v.number()]),
  isWhole: v.boolean(),
  pictures: v.array(v.string()),
  isLacking: v.boolean(),
});

/** Questions and calls are named by their places: pages share most of theirs. */
const manifest = v.object({
  version: v.literal(1),
  fingerprint: v.string(),
  folder: v.string(),
  shell: v.string(),
  code: v.array(v.string()),
  compression: v.number(),
  content: v.object({ products: list, posts: list }),
  questions: v.array(v.tuple([v.string(), answer])),
  calls: v.array(
    v.tuple([v.string(), v.object({ questions: v.array(place), digest: v.string() })]),
  ),
  pages: v.array(
    v.tuple([
      v.string(),
      v.object({ calls: v.array(place), written: v.string(), card: v.nullable(v.string()) }),
    ]),
  ),
});

/** Beside the site, where no host serves it: `dist.manifest.json`. */
export const manifestFile = (/** @type {string} */ outDir) => `${outDir}.manifest.json`;

/** Tells a folder from every other, whatever its name is. @param {string} folder */
function identityOf(folder) {
  const { dev, ino, birthtimeNs } = statSync(folder, { bigint: true });
  return `${dev}.${ino}.${birthtimeNs}`;
}

/** @param {ReadonlyMap<string, unknown>} map */
const placesIn = (map) => new Map([...map.keys()].map((key, number) => [key, number]));

/**
 * @param {string} outDir beside which it is written, whole or not at all.
 * @param {string} built the folder that will stand at `outDir`.
 * @param {string} fingerprint
 * @param {DrawnSite} site
 */
export function writeManifest(outDir, built, fingerprint, { notes, ...site }) {
  const questions = placesIn(notes.questions);
  const calls = placesIn(notes.calls);
  const text = JSON.stringify({
    version: 1,
    fingerprint,
    folder: identityOf(built),
    shell: site.shell,
    code: site.code,
    compression: site.compression,
    content: site.content,
    questions: [...notes.questions],
    calls: [...notes.calls].map(([name, call]) => [
      name,
      { ...call, questions: call.questions.map((question) => questions.get(question)) },
    ]),
    pages: [...notes.pages].map(([address, page]) => [
      address,
      { ...page, calls: page.calls.map((call) => calls.get(call)) },
    ]),
  });
  const unfinished = `${manifestFile(outDir)}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, manifestFile(outDir));
}

/**
 * @template T
 * @param {readonly (readonly [string, T])[]} entries
 * @param {readonly number[]} places
 */
const namesAt = (entries, places) =>
  places.map((number) => {
    const entry = entries[number];
    if (entry === undefined) throw new Error('it names what it does not hold');
    return entry[0];
  });

/** @param {string} text @returns {DrawnSite & { fingerprint: string, identity: string }} */
function parsed(text) {
  const { success, output } = v.safeParse(manifest, JSON.parse(text));
  if (!success) throw new Error('it is not what this version writes');
  const { questions, calls, pages, folder, version: _, ...site } = output;
  return {
    ...site,
    identity: folder,
    content: /** @type {DrawnSite['content']} */ (/** @type {unknown} */ (site.content)),
    notes: {
      questions: new Map(questions),
      calls: new Map(
        calls.map(([name, call]) => [
          name,
          { ...call, questions: namesAt(questions, call.questions) },
        ]),
      ),
      pages: new Map(
        pages.map(([address, page]) => [address, { ...page, calls: namesAt(calls, page.calls) }]),
      ),
    },
  };
}

const isMissing = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * What is known of the site in a folder.
 * @param {string} outDir
 * @param {string} fingerprint of the code and the configuration as they are now.
 * @returns {{ before: DrawnSite & { folder: string } } | { reason: string }} the reason why nothing is.
 */
export function readManifest(outDir, fingerprint) {
  try {
    const found = parsed(readFileSync(manifestFile(outDir), 'utf8'));
    if (found.identity !== identityOf(outDir))
      return { reason: 'the manifest is of another folder' };
    if (found.fingerprint !== fingerprint) return { reason: 'code or configuration has changed' };
    return { before: { ...found, folder: outDir } };
  } catch (error) {
    if (isMissing(error)) return { reason: 'there is no manifest of an earlier one' };
    const why = error instanceof Error ? error.message : error;
    return { reason: `the manifest cannot be read (${why})` };
  }
}
