import type { Picture } from '../../../domain/shared/picture';
import { renditionFilling } from '../../../domain/shared/picture';
import type { SiteForSharing } from '../../../domain/site/site-details';
import { placeOf } from '../../site/addresses/list-pages';
import type { CachedPageTexts } from '../../site/queries/use-page-texts';
import * as colour from '../../theme/colour';
import type { PageSubject } from '../page-subject';
import { pictureToShare } from './picture-to-share';
import { SHARE_PHOTOGRAPH, sharePictureAddress } from './share-picture';
import { engravingOn, type PhotographSide, type ShareEngraving } from './share-scene';
import { pageName, SHARE_SCENES } from './share-scenes';

/** Content of a page's share picture: all data that the renderer of the picture needs. */
export interface ShareCard {
  /** Address of the picture: `/about/share.jpg`. */
  readonly address: string;
  readonly brand: { readonly name: string; readonly line: string };
  /** Small text above the title. */
  readonly label: string | null;
  /** May contain line breaks. */
  readonly title: string;
  /** Shown instead of a title that contains characters missing from the site's fonts. */
  readonly motto: string;
  readonly photograph: { readonly url: string; readonly side: PhotographSide } | null;
  /** Shown when there is no photograph or it failed to load. */
  readonly engraving: ShareEngraving;
  readonly inks: Readonly<Record<'paper' | 'ink' | 'umber' | 'tear', string>>;
}

type Shown = Pick<ShareCard, 'label' | 'title' | 'photograph' | 'engraving'>;

const photographOf = (picture: Picture | null, side: PhotographSide = 'centre') =>
  picture && { url: renditionFilling(picture, SHARE_PHOTOGRAPH), side };

const ofDocument = (
  { document: { title }, list, engraving }: PageSubject,
  texts: CachedPageTexts,
): Shown => ({
  label: list === null ? null : pageName(list, texts('navigation').names),
  title,
  photograph: null,
  engraving,
});

function ofPlace(place: string, texts: CachedPageTexts, tagline: string): Shown {
  const { title, photograph, engraving } = SHARE_SCENES[place] ?? {};
  return {
    label: pageName(place, texts('navigation').names),
    title: title?.(texts).join('\n') ?? tagline,
    photograph: photograph ? photographOf(photograph.picture, photograph.side) : null,
    engraving: engraving ?? engravingOn('branch', 'forest'),
  };
}

/**
 * Returns the share card of the page at `address`. Its photograph is the owner's (see
 * `pictureToShare`), or else the one that ships with the site.
 *
 * @param texts the texts that the page was rendered from.
 */
export const shareCard = (
  address: string,
  subject: PageSubject | null,
  site: Pick<SiteForSharing, 'name' | 'line' | 'tagline' | 'sharingPicture'>,
  texts: CachedPageTexts,
): ShareCard => {
  const { name, line, tagline } = site;
  const shown =
    subject === null ? ofPlace(placeOf(address), texts, tagline) : ofDocument(subject, texts);
  return {
    address: sharePictureAddress(address),
    brand: { name, line },
    motto: tagline,
    ...shown,
    photograph: photographOf(pictureToShare({ address, subject }, site, texts)) ?? shown.photograph,
    inks: { paper: colour.paper, ink: colour.ink, umber: colour.umber, tear: colour.honey },
  };
};
