import { createContext } from 'react';
import type { Article } from './article';

/** A step that may change an article before it is shown. */
export type ArticleCheck = (article: Article) => Promise<Article>;

/**
 * By default, as in browsers, leaves the article unchanged: only the prerenderer knows which link
 * targets exist.
 */
export const ArticleCheckContext = createContext<ArticleCheck>(async (article) => article);
