import type { QuestionGroupId } from '../../../domain/questions/question';
import type { FaqTexts } from '../../../domain/texts/pages/faq-texts';

type GroupTitles = FaqTexts['groups'];

/** The name of each group's title in the texts. The CMS allows no hyphens in these field names. */
const NAME_OF: Readonly<Record<QuestionGroupId, keyof GroupTitles>> = {
  'oils-and-resin': 'oilsAndResin',
  'orders-and-wholesale': 'ordersAndWholesale',
  harvest: 'harvest',
  'use-and-safety': 'useAndSafety',
  'keeping-an-oil': 'keepingAnOil',
};

export const groupTitle = (id: QuestionGroupId, titles: GroupTitles): string => titles[NAME_OF[id]];
