import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { inParallel } from '../in-parallel.mjs';
import { progress } from '../progress.mjs';
import { reasonOf } from '../reason-of.mjs';
import { cachedPictures } from './cached-pictures.mjs';
import { pictureSource } from './picture-source.mjs';
import { renderSharePicture } from './render-share-picture.mjs';

/** @typedef {import('./card.mjs').ShareCard} ShareCard */

/** Some wait for a picture of the CMS while others are drawn. */
const AT_ONCE = availableParallelism() + 2;

const pageOf = (/** @type {ShareCard} */ { address }) =>
  address.replace(/\/share[.]jpg$/u, '') || '/';

/**
 * Draws the pictures of shared pages into a built site. One whose photograph does not come has an
 * engraving, which is reported; one whose title cannot be drawn has the brand's words.
 * @param {readonly ShareCard[]} cards
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.cache
 * @param {(page: string, problem: string) => void} [options.onProblem] is told of what a page's document
 * is the reason for.
 */
export async function renderSharePictures(cards, { folder, cache, onProblem = () => {} }) {
  if (cards.length === 0) return;
  const read = pictureSource(folder);
  const kept = cachedPictures(cache);
  const { done, end } = progress(cards.length, 'share pictures');

  /** @param {ShareCard} card */
  async function engraved({ address: _, ...card }) {
    const engraving = (await read(card.engraving.url)).toString('utf8');
    const drawn = { ...card, photograph: null };
    return kept.get([JSON.stringify(drawn), engraving], () => renderSharePicture(drawn, engraving));
  }

  /** @param {ShareCard} card @param {NonNullable<ShareCard['photograph']>} photograph */
  async function photographed({ address: _, ...card }, { url, side }) {
    const photograph = await read(url);
    // Not its address: the same picture can lie elsewhere tomorrow.
    const parts = [JSON.stringify({ ...card, photograph: side }), photograph];
    return kept.get(parts, () => renderSharePicture(card, photograph));
  }

  /** @param {ShareCard} card */
  const pictureOf = async (card) =>
    card.photograph === null
      ? engraved(card)
      : photographed(card, card.photograph).catch((error) => {
          onProblem(pageOf(card), `its picture for sharing is an engraving: ${reasonOf(error)}`);
          return engraved(card);
        });

  /** @param {ShareCard} card */
  const withoutTitle = async (card) => engraved({ ...card, label: null, title: '' });

  await inParallel(AT_ONCE, cards, async (card) => {
    const file = join(folder, decodeURI(card.address));
    await mkdir(dirname(file), { recursive: true });
    const picture = await pictureOf(card).catch((error) => {
      onProblem(pageOf(card), `its picture for sharing lacks the title: ${reasonOf(error)}`);
      return withoutTitle(card);
    });
    await writeFile(file, picture);
    done();
  });
  end(`, ${cards.length - kept.drawn()} of them kept from before`);
}
