import { toHtml } from 'hast-util-to-html';
import type { BlogPost } from '../../domain/journal/blog-post';
import type { Picture } from '../../domain/shared/picture';
import type { ArticlePart } from '../pages/post/article/article';
import { articleOf } from '../pages/post/article/article-of';
import { escapeMarkup } from './escape-markup';
import type { Absolute } from './structured-data';

/** An address in the text of a post, which a reader of feeds shows far from the site. */
const ADDRESS = /(?<= (?:href|src)=")(?=[/#?])[^"]*/gu;

const figure = (picture: Picture | null, caption: string | null): string => {
  const image =
    picture && `<img src="${escapeMarkup(picture.url)}" alt="${escapeMarkup(picture.alt)}">`;
  const words = caption === null ? '' : `<figcaption>${escapeMarkup(caption)}</figcaption>`;
  return `<figure>${image ?? ''}${words}</figure>`;
};

function partHtml(part: ArticlePart): string {
  switch (part.kind) {
    case 'text':
      return toHtml(part.tree);
    case 'quote': {
      const author = part.author === null ? '' : `<footer>${escapeMarkup(part.author)}</footer>`;
      return `<blockquote><p>${escapeMarkup(part.text)}</p>${author}</blockquote>`;
    }
    case 'plates':
      return part.plates.map(({ picture, caption }) => figure(picture, caption)).join('');
  }
}

/**
 * A post's body as plain HTML, cleaned as its page shows it, with every address absolute.
 *
 * @param page the post's own address, to which its anchors belong.
 */
export const postHtml = (post: BlogPost, page: string, absolute: Absolute): string =>
  articleOf(post)
    .parts.map(partHtml)
    .join('')
    .replace(ADDRESS, (address) =>
      address.startsWith('#') ? `${absolute(page)}${address}` : absolute(address),
    );
