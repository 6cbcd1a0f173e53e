import { createContext } from 'react';
import type { Article } from './article';

/** Returns the article without its links to missing pages. Called before the article is shown. */
export type ArticleLinkCheck = (article: Article) => Promise<Article>;

/**
 * The function that checks an article's links. Browsers use the default, which returns the article
 * unchanged: only the prerenderer has the list of existing pages.
 */
export const ArticleLinkCheckContext = createContext<ArticleLinkCheck>(async (article) => article);
