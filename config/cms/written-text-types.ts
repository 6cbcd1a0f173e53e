import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { textTypeFiles } from './text-types';

export { staleTextFiles } from './stale-text-files';

/** Contents of the generated files, by path below `cms/src`: see `text-types.ts`. */
export const WRITTEN_TEXT_TYPES = textTypeFiles(PAGE_TEXTS);
