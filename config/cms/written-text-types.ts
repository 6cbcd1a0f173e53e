import { SHIPPED_TESTIMONIALS } from '../../src/adapters/embedded/embedded-testimonials';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import { shippedEntryFiles } from './shipped-entries';
import { textTypeFiles } from './text-type-files';

export { staleTextFiles } from './stale-text-files';

/**
 * Contents of the generated files, by path below `cms/src`: see `text-type-files.ts` and
 * `shipped-entries.ts`.
 */
export const WRITTEN_TEXT_TYPES = {
  ...textTypeFiles(PAGE_TEXTS),
  ...shippedEntryFiles(SHIPPED_QUESTIONS, SHIPPED_TESTIMONIALS),
};
