import { createContext } from 'react';
import type { Article } from './article';

/** What becomes of an article before it is shown. */
export type ArticleCheck = (article: Article) => Promise<Article>;

/** A browser shows an article as it is: where its links lead is known to whoever renders the site. */
export const ArticleCheckContext = createContext<ArticleCheck>(async (article) => article);
