import type { HomeTexts } from './home-texts';
import type { TopicsTexts } from './topics-texts';

/**
 * The texts that the owner may reword, by the name of the single type that contains them in the
 * CMS. Words of controls, errors and toasts stay in the code of the interface.
 */
export interface PageTexts {
  readonly home: HomeTexts;
  readonly topics: TopicsTexts;
}

export type PageTextsName = keyof PageTexts;

const EVERY_NAME: Readonly<Record<PageTextsName, true>> = { home: true, topics: true };

export const PAGE_TEXTS_NAMES = Object.keys(EVERY_NAME) as readonly PageTextsName[];
