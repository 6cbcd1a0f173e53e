import { join } from 'node:path';
import { filesIn } from '../../lib/files-in.mjs';
import { compressFiles, qualityFor, textsOf } from '../compress-files.mjs';
import { fileAt } from '../file-at.mjs';
import { PAGE_FILES } from '../render-pages.mjs';
import { overlay } from './clone-release.mjs';
import { reuseCompressed, reuseFiles } from './reuse-files.mjs';

/** @typedef {import('../render-site.mjs').RenderedSite} RenderedSite */

/**
 * The files of all pages and of their pictures.
 * @param {import('./page-dependencies.mjs').Dependencies} dependencies
 */
function filesOf({ pages, queries }) {
  const shown = new Set([...queries.values()].flatMap(({ pictures }) => pictures));
  for (const { card } of pages.values()) if (card !== null) shown.add(card);
  return [
    ...[...pages.keys()].map(fileAt).flatMap((page) => PAGE_FILES.map((file) => join(page, file))),
    ...[...shown].map(fileAt),
  ];
}

/**
 * Completes a site in a folder that holds its code and the newly rendered files: adds the unchanged
 * files of the previous site and compresses the texts.
 * @param {string} folder
 * @param {Pick<RenderedSite, 'dependencies' | 'code'>} site
 * @param {(RenderedSite & { folder: string }) | null} before
 * @param {(clone: string) => boolean} cloneRelease see `clone-release.mjs`. When it returns false,
 * every unchanged file is hard-linked instead.
 * @returns {Promise<Pick<RenderedSite, 'compression' | 'touched'>>}
 */
export async function assembleSite(folder, { dependencies, code }, before, cloneRelease) {
  const made = filesIn(folder);
  const isMade = new Set(made);
  const unchanged = filesOf(dependencies).filter((name) => !isMade.has(name));
  const texts = textsOf([...made, ...unchanged]);
  const compression = qualityFor(texts.length);
  const folders = before && { from: before.folder, to: folder };
  if (folders === null || before?.compression !== compression) {
    if (folders) reuseFiles(unchanged, folders);
    await compressFiles(folder, texts, compression);
    return { compression, touched: null };
  }

  reuseCompressed(textsOf(code), folders);
  await compressFiles(folder, textsOf(made), compression);
  const current = new Set([...made, ...unchanged]);
  const dropped = [...before.beside, ...filesOf(before.dependencies)].filter(
    (name) => !current.has(name),
  );
  const clone = `${folder}.clone`;
  if (cloneRelease(clone)) {
    overlay(folder, clone, dropped);
  } else {
    reuseFiles(unchanged, folders);
    reuseCompressed(textsOf(unchanged), folders);
  }
  const isOfCode = new Set(code);
  return { compression, touched: [...made.filter((name) => !isOfCode.has(name)), ...dropped] };
}
