import type { PageTexts, PageTextsName } from '../../domain/texts/page-texts';

export interface PageTextsSource {
  /** Rejects with a `ContentError`. */
  of<Name extends PageTextsName>(name: Name): Promise<PageTexts[Name]>;
}
