import { NAVIGATION } from '../adapters/embedded/texts/navigation';
import type { PageTextsSource } from '../application/ports/page-texts-source';
import type { UseCases } from '../application/use-cases';
import { editedTexts } from './edited-texts';

/** Returns the owner's content for a document whose page is rendered in the browser. */
export async function shellContent({ getSiteDetails, getPageTexts, getLawPageList }: UseCases) {
  const { navigation = NAVIGATION, ...texts } = await editedTexts({
    of: getPageTexts as PageTextsSource['of'],
  });
  return {
    details: await getSiteDetails(),
    navigation,
    lawPages: await getLawPageList(),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}
