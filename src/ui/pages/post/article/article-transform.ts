import { createContext } from 'react';
import type { Article } from './article';

/** A step that may change an article before it is shown. */
export type ArticleTransform = (article: Article) => Promise<Article>;

/**
 * By default, as in browsers, leaves the article unchanged: only the prerenderer knows which link
 * targets exist.
 */
export const ArticleTransformContext = createContext<ArticleTransform>(async (article) => article);
