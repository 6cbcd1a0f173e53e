import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */

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
  unsupportedFilters: v.string(),
});

const page = v.object({
  /**
   * Documents (such as `product/abc`) and lists (such as `product`) from which the page was
   * rendered.
   */
  tags: v.array(v.string()),
  /**
   * Entry of the page's document in the search index, as JSON; `null` when the page has no such
   * entry.
   */
  searchEntry: v.nullable(v.string()),
});

const problem = v.object({
  document: v.nullable(v.string()),
  title: v.string(),
  problem: v.string(),
});

const manifest = v.object({
  version: v.literal(3),
  /** Identity of the build's folder: see `identityOf`. */
  folder: v.string(),
  /** Fingerprint of the code and configuration of the build. */
  fingerprint: v.string(),
  /** The built `index.html`, before any page was rendered into it. */
  shell: v.string(),
  /** Names of the files that do not depend on the content, except `index.html`. */
  code: v.array(v.string()),
  /** Brotli quality of the compressed variants. */
  compression: v.number(),
  /** The lists of documents; `asListed` is replaced by a hash, see `digest.mjs`. */
  content: v.record(v.string(), list),
  /** Keys of the documents that cannot be rendered. */
  excluded: v.array(v.string()),
  /** What editors should correct in the content. */
  problems: v.array(problem),
  /** The pages, keyed by address. */
  pages: v.record(v.string(), page),
});

/**
 * The record of a build. The next build reads it to decide which pages and files it can reuse.
 * @typedef {Omit<v.InferOutput<typeof manifest>, 'version' | 'folder' | 'content'> &
 *   { content: PublicContent }} Manifest
 */

/** @typedef {Manifest['problems'][number]} ContentProblem */
/** @typedef {Manifest['pages'][string]} PageRecord */

/**
 * Returns the path of the manifest. It is beside the site's folder, so that no host serves it.
 */
export const manifestFile = (/** @type {string} */ outDir) => `${outDir}.manifest.json`;

/**
 * Returns an identifier of a folder that stays the same when the folder is renamed.
 * @param {string} folder
 */
export function identityOf(folder) {
  const { dev, ino, birthtimeNs } = statSync(folder, { bigint: true });
  return `${dev}.${ino}.${birthtimeNs}`;
}

/**
 * Writes the manifest of a build atomically.
 * @param {string} outDir
 * @param {string} built the folder that will be moved to `outDir`.
 * @param {Manifest} site
 */
export function writeManifest(outDir, built, site) {
  const unfinished = `${manifestFile(outDir)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ ...site, version: 3, folder: identityOf(built) }));
  renameSync(unfinished, manifestFile(outDir));
}

/**
 * Reads the manifest of the build in `outDir`.
 * @param {string} outDir
 * @returns {Manifest | null} `null` when the manifest is missing, unreadable, or describes another
 * folder.
 */
export function readManifest(outDir) {
  try {
    const { output, success } = v.safeParse(
      manifest,
      JSON.parse(readFileSync(manifestFile(outDir), 'utf8')),
    );
    if (!success || output.folder !== identityOf(outDir)) return null;
    return /** @type {Manifest} */ (/** @type {unknown} */ (output));
  } catch {
    return null;
  }
}
