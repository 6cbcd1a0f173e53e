import type { Reads } from '../../application/use-cases';
import type { PageTexts } from '../../domain/texts/page-texts';

/** Returns the members of the web app manifest that contain texts of the owner. */
export async function webManifestTexts({
  getSiteDetails,
  getPageTexts,
}: Pick<Reads, 'getSiteDetails' | 'getPageTexts'>) {
  const { name } = await getSiteDetails();
  const { meta } = (await getPageTexts('home')) as PageTexts['home'];
  return { name, short_name: name, description: meta.description };
}
