import type { PageTexts, PageTextsName } from '../../../domain/texts/page-texts';
import type { PageTextsSource } from '../../ports/page-texts-source';

export const getPageTexts =
  (pageTexts: PageTextsSource) =>
  (name: PageTextsName): Promise<PageTexts[PageTextsName]> =>
    pageTexts.of(name);
