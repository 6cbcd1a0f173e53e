import type { Picture } from '../../../domain/shared/picture';
import type { NavigationTexts } from '../../../domain/texts/navigation-texts';
import { batchesPage } from '../../content/pages/batches';
import { escarpmentPicture, heroPicture } from '../../content/pictures/home-pictures';
import { litreBottlePicture, ridgesPicture } from '../../content/pictures/page-pictures';
import { placeOf } from '../../site/addresses/list-pages';
import type { CachedPageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { LIST_SCENES } from '../page-subject';
import { engravingOn, type ShareScene } from './share-scene';

/**
 * Name, title and picture of each page that is not a detail page, by its address. `page-subject.ts`
 * declares those of the lists (`LIST_SCENES`).
 */
export const SHARE_SCENES: Readonly<Record<string, ShareScene>> = {
  ...LIST_SCENES,
  [ROUTES.home]: {
    title: (texts) => texts('home').hero.headline,
    chosen: (texts) => texts('home').hero.picture,
    photograph: { picture: heroPicture, side: 'right' },
  },
  [ROUTES.about]: {
    name: 'about',
    title: (texts) => texts('about').intro.heading,
    chosen: (texts) => texts('about').intro.picture,
    photograph: { picture: escarpmentPicture, side: 'right' },
  },
  [ROUTES.compare]: {
    name: 'compare',
    title: (texts) => [texts('compare-page').title],
    engraving: engravingOn('branch', 'sand'),
  },
  [ROUTES.wholesale]: {
    name: 'wholesale',
    title: (texts) => texts('wholesale').intro.heading,
    chosen: (texts) => texts('wholesale').pictures.oil,
    photograph: { picture: litreBottlePicture, side: 'centre' },
  },
  [ROUTES.contact]: {
    name: 'contact',
    title: (texts) => [texts('contact').title],
    photograph: { picture: ridgesPicture, side: 'right' },
  },
  [ROUTES.sustainability]: {
    name: 'sustainability',
    title: (texts) => texts('sustainability').intro.heading,
    engraving: engravingOn('branch', 'forest'),
  },
  [ROUTES.auth]: {
    name: 'signUp',
    title: (texts) => texts('sign-up').panel,
    engraving: engravingOn('leaf', 'forest'),
  },
  [ROUTES.batches]: {
    title: () => [batchesPage.title],
    engraving: engravingOn('still', 'sand'),
  },
  [ROUTES.faq]: {
    name: 'faq',
    title: (texts) => texts('faq').intro.heading,
    engraving: engravingOn('raceme', 'clay'),
  },
};

/** Returns the picture that the owner chose for the page at an address; `null` without one. */
export const chosenPicture = (address: string, texts: CachedPageTexts): Picture | null =>
  SHARE_SCENES[placeOf(address)]?.chosen?.(texts) ?? null;

/** Returns the name of the page at an address; `null` if that page has none of its own. */
export function pageName(address: string, names: NavigationTexts['names']): string | null {
  const name = SHARE_SCENES[address]?.name;
  return name === undefined ? null : names[name];
}
