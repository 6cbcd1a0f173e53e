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
import { noDependencies } from './page-dependencies.mjs';

/** @typedef {import('../render-site.mjs').RenderedSite} RenderedSite */

/**
 * A build in a folder, with the builds that its manifest records.
 * @typedef {RenderedSite & { folder: string, history: readonly Build[] }} Before
 */

/**
 * @typedef {object} Build
 * @property {string} folder identity of the folder, independent of its name.
 * @property {readonly string[] | null} touched as in `RenderedSite`.
 */

/** First line of a manifest: what all its builds share. */
const header = v.object({
  version: v.literal(2),
  fingerprint: v.string(),
  shell: v.string(),
  code: v.array(v.string()),
  compression: v.number(),
});

/** A manifest that holds this many builds is rewritten from scratch. */
const MOST_BUILDS = 200;

/**
 * Path of the manifest. It lies beside the site, so that no host serves it: `dist.manifest.jsonl`.
 */
export const manifestFile = (/** @type {string} */ outDir) => `${outDir}.manifest.jsonl`;

/** @param {string} folder */
export function identityOf(folder) {
  const { dev, ino, birthtimeNs } = statSync(folder, { bigint: true });
  return `${dev}.${ino}.${birthtimeNs}`;
}

/** @returns {Pick<RenderedSite, 'content' | 'dependencies'>} */
const nothing = () => {
  const none = { items: [], pageCount: 0, total: 0, unsupportedFilters: '' };
  return { dependencies: noDependencies(), content: { products: none, posts: none } };
};

/**
 * Writes the manifest of a build: the previous manifest plus a line of changes, or a new manifest.
 * @param {string} outDir the manifest appears beside it, complete or not at all.
 * @param {string} built the folder that will be moved to `outDir`.
 * @param {string} fingerprint
 * @param {RenderedSite} site
 * @param {Before | null} before
 * @returns {Before} the build in the form that the next build needs.
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
 * Reads what the manifest records about the site in a folder.
 * @param {string} outDir
 * @param {string} fingerprint of the current code and configuration.
 * @returns {{ before: Before } | { reason: string }} the reason why the site cannot be reused.
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
    const { beside, touched, leftOut: excluded, unread } = last;
    const latest = { beside, touched, excluded, unread };
    const site = { ...lines.reduce(siteAfter, nothing()), ...code, ...latest };
    return { before: { ...site, folder: outDir, history } };
  } catch (error) {
    if (isMissing(error)) return { reason: 'there is no manifest of an earlier one' };
    const why = error instanceof Error ? error.message : error;
    return { reason: `the manifest cannot be read (${why})` };
  }
}

/**
 * The lists of the CMS as they were when a site was built, by any version of the code.
 * @param {string} outDir
 * @returns {{ content: RenderedSite['content'], fingerprint: string } | null} `null` when its manifest
 * is missing or unreadable.
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
