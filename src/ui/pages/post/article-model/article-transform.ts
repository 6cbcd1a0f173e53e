import { createContext } from 'react';
import type { Article } from './article';

/** A step that may change an article before it is shown. */
export type ArticleTransform = (article: Article) => Promise<Article>;

/**
 * The transform that checks links. The default, which browsers use, leaves the article unchanged,
 * because only the prerenderer has the list of existing pages.
 */
export const ArticleTransformContext = createContext<ArticleTransform>(async (article) => article);
