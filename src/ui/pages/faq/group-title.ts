import type { QuestionGroupId } from '../../../domain/questions/question';
import type { FaqTexts } from '../../../domain/texts/faq-texts';

type GroupTitles = FaqTexts['groups'];

/** The title's name among the texts. It has no hyphens, because it is a field's name in the CMS. */
const NAME_OF: Readonly<Record<QuestionGroupId, keyof GroupTitles>> = {
  'oils-and-resin': 'oilsAndResin',
  'orders-and-wholesale': 'ordersAndWholesale',
  harvest: 'harvest',
  'use-and-safety': 'useAndSafety',
  'keeping-an-oil': 'keepingAnOil',
};

export const groupTitle = (id: QuestionGroupId, titles: GroupTitles): string => titles[NAME_OF[id]];
