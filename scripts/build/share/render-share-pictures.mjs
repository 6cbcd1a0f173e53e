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

/** Some wait for a picture of the CMS while others are rendered. */
const AT_ONCE = availableParallelism() + 2;

const pageOf = (/** @type {ShareCard} */ { address }) =>
  address.replace(/\/share[.]jpg$/u, '') || '/';

/**
 * Renders the share pictures of pages into a built site. A picture whose photograph cannot be read
 * has an engraving; one whose title cannot be rendered has the brand's words. Both are reported.
 * @param {readonly ShareCard[]} cards
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.cache
 * @param {(page: string, problem: string) => void} [options.onProblem] receives each problem that
 * a page's document causes.
 */
export async function renderSharePictures(cards, { folder, cache, onProblem = () => {} }) {
  if (cards.length === 0) return;
  const read = pictureSource(folder);
  const pictures = cachedPictures(cache);
  const { done, end } = progress(cards.length, 'share pictures');

  /** @param {ShareCard} card */
  async function engraved({ address: _, ...card }) {
    const engraving = (await read(card.engraving.url)).toString('utf8');
    const plain = { ...card, photograph: null };
    return pictures.get([JSON.stringify(plain), engraving], () =>
      renderSharePicture(plain, engraving),
    );
  }

  /** @param {ShareCard} card @param {NonNullable<ShareCard['photograph']>} photograph */
  async function photographed({ address: _, ...card }, { url, side }) {
    const photograph = await read(url);
    // Not its address: the same picture can lie elsewhere tomorrow.
    const parts = [JSON.stringify({ ...card, photograph: side }), photograph];
    return pictures.get(parts, () => renderSharePicture(card, photograph));
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
  end(`, ${cards.length - pictures.rendered()} of them reused`);
}
