import type { PageTexts } from '../../domain/texts/page-texts';
import { HOME } from './texts/home';
import { NAVIGATION } from './texts/navigation';
import { TOPICS } from './texts/topics';

/**
 * All texts that ship with the site at once, for the types of the CMS and for tests. Pages read
 * them through `embeddedPageTexts`, which loads only those that a page shows.
 */
export const PAGE_TEXTS: PageTexts = { home: HOME, navigation: NAVIGATION, topics: TOPICS };
