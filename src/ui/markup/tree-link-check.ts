import type { Root } from 'hast';
import { createContext } from 'react';

/** Removes links to missing pages from parsed texts, before the texts are shown. */
export type TreeLinkCheck = (trees: readonly Root[]) => Promise<readonly Root[]>;

/**
 * The function that checks the links of texts. Browsers use the default, which returns the texts
 * unchanged: only the prerenderer has the list of existing pages.
 */
export const TreeLinkCheckContext = createContext<TreeLinkCheck>(async (trees) => trees);
