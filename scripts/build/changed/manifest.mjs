import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import * as v from 'valibot';
import { contentAfter, contentLine, line, lineOf, siteAfter } from './manifest-line.mjs';
import { noNotes } from './note-page.mjs';

/** @typedef {import('../render-site.mjs').DrawnSite} DrawnSite */

/**
 * A build in a folder, and what it grew from.
 * @typedef {DrawnSite & { folder: string, history: readonly Build[] }} Before
 */

/**
 * @typedef {object} Build
 * @property {string} folder tells it from every other, whatever its name is.
 * @property {readonly string[] | null} touched as in `DrawnSite`.
 */

/** What all builds of a manifest share: its first line. */
const header = v.object({
  version: v.literal(2),
  fingerprint: v.string(),
  shell: v.string(),
  code: v.array(v.string()),
  compression: v.number(),
});

/** With so many builds in it a manifest is written anew. */
const MOST_BUILDS = 200;

/** Beside the site, where no host serves it: `dist.manifest.jsonl`. */
export const manifestFile = (/** @type {string} */ outDir) => `${outDir}.manifest.jsonl`;

/** @param {string} folder */
export function identityOf(folder) {
  const { dev, ino, birthtimeNs } = statSync(folder, { bigint: true });
  return `${dev}.${ino}.${birthtimeNs}`;
}

/** @returns {Pick<DrawnSite, 'content' | 'notes'>} */
const nothing = () => {
  const none = { items: [], pageCount: 0, total: 0, lacks: '' };
  return { notes: noNotes(), content: { products: none, posts: none } };
};

/**
 * Writes what is known of a build: the manifest of the one before and a line of what is new, or all.
 * @param {string} outDir beside which it is written, whole or not at all.
 * @param {string} built the folder that will stand at `outDir`.
 * @param {string} fingerprint
 * @param {DrawnSite} site
 * @param {Before | null} before
 * @returns {Before} the build, as the next one needs it.
 */
export function writeManifest(outDir, built, fingerprint, site, before) {
  const unfinished = `${manifestFile(outDir)}.${process.pid}`;
  const isSame = before?.compression === site.compression;
  const base = before && isSame && before.history.length < MOST_BUILDS ? before : null;
  const added = lineOf(base ?? nothing(), site, identityOf(built));
  if (base !== null) {
    copyFileSync(manifestFile(base.folder), unfinished);
  } else {
    const { shell, code, compression } = site;
    const first = { version: 2, fingerprint, shell, code, compression };
    writeFileSync(unfinished, `${JSON.stringify(first)}\n`);
  }
  appendFileSync(unfinished, `${JSON.stringify(added)}\n`);
  renameSync(unfinished, manifestFile(outDir));
  const { folder, touched } = added;
  return { ...site, folder: outDir, history: [...(base?.history ?? []), { folder, touched }] };
}

/**
 * @template {v.GenericSchema} Schema
 * @param {Schema} schema
 * @param {string} text
 * @returns {v.InferOutput<Schema>}
 */
function parsed(schema, text) {
  const { success, output } = v.safeParse(schema, JSON.parse(text));
  if (!success) throw new Error('it is not what this version writes');
  return output;
}

const isMissing = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * What is known of the site in a folder.
 * @param {string} outDir
 * @param {string} fingerprint of the code and the configuration as they are now.
 * @returns {{ before: Before } | { reason: string }} the reason why nothing is.
 */
export function readManifest(outDir, fingerprint) {
  try {
    const [first = '', ...rest] = readFileSync(manifestFile(outDir), 'utf8').trimEnd().split('\n');
    const { fingerprint: made, version: _, ...code } = parsed(header, first);
    if (made !== fingerprint) return { reason: 'code or configuration has changed' };
    const lines = rest.map((text) => parsed(line, text));
    const last = lines.at(-1);
    if (last?.folder !== identityOf(outDir)) {
      return { reason: 'the manifest is of another folder' };
    }
    const history = lines.map(({ folder, touched }) => ({ folder, touched }));
    const { beside, touched, leftOut, unread } = last;
    const latest = { beside, touched, leftOut, unread };
    const site = { ...lines.reduce(siteAfter, nothing()), ...code, ...latest };
    return { before: { ...site, folder: outDir, history } };
  } catch (error) {
    if (isMissing(error)) return { reason: 'there is no manifest of an earlier one' };
    const why = error instanceof Error ? error.message : error;
    return { reason: `the manifest cannot be read (${why})` };
  }
}

/**
 * What the lists of the CMS said when a site was built, whatever code has built it.
 * @param {string} outDir
 * @returns {{ content: DrawnSite['content'], fingerprint: string } | null} `null` where its manifest is
 * missing or unreadable.
 */
export function contentIn(outDir) {
  try {
    const [first = '', ...rest] = readFileSync(manifestFile(outDir), 'utf8').trimEnd().split('\n');
    const { fingerprint } = parsed(header, first);
    const lines = rest.map((text) => parsed(contentLine, text));
    return { content: lines.reduce(contentAfter, nothing().content), fingerprint };
  } catch {
    return null;
  }
}
