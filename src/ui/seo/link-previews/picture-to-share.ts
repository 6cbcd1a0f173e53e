import type { Picture } from '../../../domain/shared/picture';
import type { SiteForSharing } from '../../../domain/site/site-details';
import type { CachedPageTexts } from '../../site/queries/use-page-texts';
import type { PageSubject } from '../page-subject';
import { chosenPicture } from './share-scenes';

interface SharedPage {
  readonly address: string;
  readonly subject: PageSubject | null;
}

/**
 * Returns the owner's picture for the link preview of a page: the page's own picture, or else the
 * owner's picture for all shared links. `null` if there is neither; a share card then shows a
 * picture that ships with the site.
 *
 * @param texts the texts that the page was rendered from.
 */
export const pictureToShare = (
  { address, subject }: SharedPage,
  { sharingPicture }: Pick<SiteForSharing, 'sharingPicture'>,
  texts: CachedPageTexts,
): Picture | null =>
  (subject === null ? chosenPicture(address, texts) : subject.picture) ?? sharingPicture ?? null;
