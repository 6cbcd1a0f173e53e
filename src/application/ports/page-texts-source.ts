import type { PageTexts, PageTextsName } from '../../domain/texts/page-texts';

export interface PageTextsSource {
  /** Returns the texts of a single type of the CMS. Rejects with a `ContentError` on failure. */
  of<Name extends PageTextsName>(name: Name): Promise<PageTexts[Name]>;
}
