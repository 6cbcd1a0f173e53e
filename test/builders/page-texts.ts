import { HOME } from '../../src/adapters/embedded/texts/home';
import { TOPICS } from '../../src/adapters/embedded/texts/topics';
import type { PageTexts } from '../../src/domain/texts/page-texts';

/** The texts that ship with the site. */
export const PAGE_TEXTS: PageTexts = { home: HOME, topics: TOPICS };
