import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { errorReason } from '../error-reason.mjs';
import { inParallel } from '../in-parallel.mjs';
import { progress } from '../progress.mjs';
import { cachedPictures } from './cached-pictures.mjs';
import { pictureSource } from './load-picture.mjs';
import { renderSharePicture } from './render-share-picture.mjs';

/** @typedef {import('./card-layout.mjs').ShareCard} ShareCard */

/**
 * Number of pictures that are processed at the same time. It is larger than the number of
 * processors, because some share pictures wait for a download from the CMS while others are
 * rendered.
 */
const AT_ONCE = availableParallelism() + 2;

const pageOf = (/** @type {ShareCard} */ { address }) =>
  address.replace(/\/share[.]jpg$/u, '') || '/';

/**
 * Renders the share pictures of pages into a built site. When the photograph cannot be read, the
 * share picture shows the engraving. When the share picture cannot be rendered with its title, it
 * shows the brand's motto instead. Reports both cases as problems.
 * @param {readonly ShareCard[]} cards
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.cache
 * @param {(page: string, problem: string) => void} [options.onProblem] called with the address of
 * the page and each problem.
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
    // The key contains the bytes of the photograph and not its address, because the same photograph
    // may later have another address.
    const parts = [JSON.stringify({ ...card, photograph: side }), photograph];
    return pictures.get(parts, () => renderSharePicture(card, photograph));
  }

  /** @param {ShareCard} card */
  const pictureOf = async (card) =>
    card.photograph === null
      ? engraved(card)
      : photographed(card, card.photograph).catch((error) => {
          onProblem(pageOf(card), `its picture for sharing is an engraving: ${errorReason(error)}`);
          return engraved(card);
        });

  /** @param {ShareCard} card */
  const withoutTitle = async (card) => engraved({ ...card, label: null, title: '' });

  await inParallel(AT_ONCE, cards, async (card) => {
    const file = join(folder, decodeURI(card.address));
    await mkdir(dirname(file), { recursive: true });
    const picture = await pictureOf(card).catch((error) => {
      onProblem(pageOf(card), `its picture for sharing lacks the title: ${errorReason(error)}`);
      return withoutTitle(card);
    });
    await writeFile(file, picture);
    done();
  });
  end(`, ${cards.length - pictures.rendered()} of them reused`);
}
