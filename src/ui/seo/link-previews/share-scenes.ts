import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import type { Picture } from '../../../domain/shared/picture';
import { DRAWINGS } from '../../components/drawings/drawing-of';
import {
  basketPicture,
  escarpmentPicture,
  heroPicture,
} from '../../content/pictures/home-pictures';
import { litreBottlePicture, ridgesPicture } from '../../content/pictures/page-pictures';
import { placeOf } from '../../site/addresses/list-pages';
import type { CachedPageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { SURFACES, type Surface, type SurfaceName } from '../../theme/surfaces';

/** The side of a photograph that stays visible when the photograph is too wide and is cropped. */
export type PhotographSide = 'left' | 'centre' | 'right';

export interface ShareEngraving {
  /** Address of the engraving's SVG. */
  readonly url: string;
  readonly inks: Surface;
}

interface ShareScene {
  /** Returns the lines of the title: the heading of the page. */
  readonly title: (texts: CachedPageTexts) => readonly string[];
  /** Returns the picture that the owner chose for the page; `null` if the owner chose none. */
  readonly chosen?: (texts: CachedPageTexts) => Picture | null;
  /** The picture that ships with the site. */
  readonly photograph?: { readonly picture: Picture; readonly side: PhotographSide };
  readonly engraving?: ShareEngraving;
}

const ENGRAVING_URLS = { ...DRAWINGS, leaf };

export const engravingOn = (
  drawing: keyof typeof ENGRAVING_URLS,
  ground: SurfaceName,
): ShareEngraving => ({
  url: ENGRAVING_URLS[drawing],
  inks: SURFACES[ground],
});

/** Title and picture of each page that is not a detail page, by its address. */
export const SHARE_SCENES: Readonly<Record<string, ShareScene>> = {
  [ROUTES.home]: {
    title: (texts) => texts('home').hero.headline,
    chosen: (texts) => texts('home').hero.picture,
    photograph: { picture: heroPicture, side: 'right' },
  },
  [ROUTES.about]: {
    title: (texts) => texts('about').intro.heading,
    chosen: (texts) => texts('about').intro.picture,
    photograph: { picture: escarpmentPicture, side: 'right' },
  },
  [ROUTES.products]: {
    title: (texts) => [texts('products-page').lead],
    photograph: { picture: basketPicture, side: 'centre' },
  },
  [ROUTES.compare]: {
    title: (texts) => [texts('compare-page').title],
    engraving: engravingOn('branch', 'sand'),
  },
  [ROUTES.wholesale]: {
    title: (texts) => texts('wholesale').intro.heading,
    chosen: (texts) => texts('wholesale').pictures.oil,
    photograph: { picture: litreBottlePicture, side: 'centre' },
  },
  [ROUTES.contact]: {
    title: (texts) => [texts('contact').title],
    photograph: { picture: ridgesPicture, side: 'right' },
  },
  [ROUTES.blog]: {
    title: (texts) => [texts('journal').lead],
    engraving: engravingOn('dabqaad', 'honey'),
  },
  [ROUTES.sustainability]: {
    title: (texts) => texts('sustainability').intro.heading,
    engraving: engravingOn('branch', 'forest'),
  },
  [ROUTES.auth]: {
    title: (texts) => texts('sign-up').panel,
    engraving: engravingOn('leaf', 'forest'),
  },
  [ROUTES.faq]: {
    title: (texts) => texts('faq').intro.heading,
    engraving: engravingOn('raceme', 'clay'),
  },
};

/** Returns the picture that the owner chose for the page at an address; `null` without one. */
export const chosenPicture = (address: string, texts: CachedPageTexts): Picture | null =>
  SHARE_SCENES[placeOf(address)]?.chosen?.(texts) ?? null;
