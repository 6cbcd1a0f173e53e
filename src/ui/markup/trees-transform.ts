import type { Root } from 'hast';
import { createContext } from 'react';

/** A step that may change the parsed texts of a page before they are shown. */
export type TreesTransform = (trees: readonly Root[]) => Promise<readonly Root[]>;

/**
 * The transform that checks links. The default, which browsers use, leaves the texts unchanged,
 * because only the prerenderer has the list of existing pages.
 */
export const TreesTransformContext = createContext<TreesTransform>(async (trees) => trees);
