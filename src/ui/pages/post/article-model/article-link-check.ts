import { createContext } from 'react';
import type { Article } from './article';

/** Returns the article without its links to missing pages. Called before the article is shown. */
export type ArticleLinkCheck = (article: Article) => Promise<Article>;

/**
 * The function that checks an article's links. The default, which browsers use, leaves the article
 * unchanged, because only the prerenderer has the list of existing pages.
 */
export const ArticleLinkCheckContext = createContext<ArticleLinkCheck>(async (article) => article);
