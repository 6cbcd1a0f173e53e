import type { Root } from 'hast';
import { createContext } from 'react';

/** Returns parsed texts without their links to missing pages. Called before they are shown. */
export type TreeLinkCheck = (trees: readonly Root[]) => Promise<readonly Root[]>;

/**
 * The function that checks the texts' links. The default, which browsers use, leaves them unchanged,
 * because only the prerenderer has the list of existing pages.
 */
export const TreeLinkCheckContext = createContext<TreeLinkCheck>(async (trees) => trees);
