import { join } from 'node:path';
import { filesIn } from '../../lib/files-in.mjs';
import { compressFiles, qualityFor, textsOf } from '../compress-files.mjs';
import { fileAt } from '../file-at.mjs';
import { PAGE_FILES } from '../render-pages.mjs';
import { overlay } from './clone-release.mjs';
import { keepCompressed, keepFiles } from './keep-files.mjs';

/** @typedef {import('../render-site.mjs').DrawnSite} DrawnSite */

/**
 * The files that pages and their pictures are.
 * @param {import('./note-page.mjs').Notes} notes
 */
function filesOf({ pages, questions }) {
  const shown = new Set([...questions.values()].flatMap(({ pictures }) => pictures));
  for (const { card } of pages.values()) if (card !== null) shown.add(card);
  return [
    ...[...pages.keys()].map(fileAt).flatMap((page) => PAGE_FILES.map((file) => join(page, file))),
    ...[...shown].map(fileAt),
  ];
}

/**
 * Makes a whole site of a folder that holds its code and what was made anew: with what stays of the one
 * before, and compressed.
 * @param {string} folder
 * @param {Pick<DrawnSite, 'notes' | 'code'>} site
 * @param {(DrawnSite & { folder: string }) | null} before
 * @param {(twin: string) => boolean} cloneRelease see there; where it does not, all that stays is linked.
 * @returns {Promise<Pick<DrawnSite, 'compression' | 'touched'>>}
 */
export async function assembleSite(folder, { notes, code }, before, cloneRelease) {
  const made = filesIn(folder);
  const isMade = new Set(made);
  const kept = filesOf(notes).filter((name) => !isMade.has(name));
  const texts = textsOf([...made, ...kept]);
  const compression = qualityFor(texts.length);
  const folders = before && { from: before.folder, to: folder };
  if (folders === null || before?.compression !== compression) {
    if (folders) keepFiles(kept, folders);
    await compressFiles(folder, texts, compression);
    return { compression, touched: null };
  }

  keepCompressed(textsOf(code), folders);
  await compressFiles(folder, textsOf(made), compression);
  const there = new Set([...made, ...kept]);
  const dropped = [...before.beside, ...filesOf(before.notes)].filter((name) => !there.has(name));
  const twin = `${folder}.twin`;
  if (cloneRelease(twin)) {
    overlay(folder, twin, dropped);
  } else {
    keepFiles(kept, folders);
    keepCompressed(textsOf(kept), folders);
  }
  const isOfCode = new Set(code);
  return { compression, touched: [...made.filter((name) => !isOfCode.has(name)), ...dropped] };
}
