import { toHtml } from 'hast-util-to-html';
import type { Picture } from '../../domain/shared/picture';
import type { Article, ArticlePart } from '../pages/post/article-model/article';
import { type Absolute, absoluteIfReadable } from './absolute';
import { absoluteTree } from './absolute-tree';
import { escapeMarkup } from './escape-markup';

function figure(picture: Picture | null, caption: string | null, absolute: Absolute): string {
  const url = picture && absoluteIfReadable(picture.url, absolute);
  const image =
    picture && url && `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(picture.alt)}">`;
  const captionHtml = caption === null ? '' : `<figcaption>${escapeMarkup(caption)}</figcaption>`;
  return `<figure>${image ?? ''}${captionHtml}</figure>`;
}

function partHtml(part: ArticlePart, page: string, absolute: Absolute): string {
  switch (part.kind) {
    case 'text':
      return toHtml(absoluteTree(part.tree, page, absolute));
    case 'quote': {
      const author = part.author === null ? '' : `<footer>${escapeMarkup(part.author)}</footer>`;
      return `<blockquote><p>${escapeMarkup(part.text)}</p>${author}</blockquote>`;
    }
    case 'plates':
      return part.plates.map(({ picture, caption }) => figure(picture, caption, absolute)).join('');
  }
}

/**
 * Returns a post's article as plain HTML, sanitized as on its page, with every address absolute.
 *
 * @param page the address of the post's page, for links that consist only of an anchor.
 */
export const postHtml = ({ parts }: Article, page: string, absolute: Absolute): string =>
  parts.map((part) => partHtml(part, page, absolute)).join('');
