import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import type { Picture } from '../../../domain/shared/picture';
import type { PageName } from '../../../domain/texts/navigation-texts';
import { DRAWINGS } from '../../components/drawings/drawing-of';
import type { CachedPageTexts } from '../../site/queries/use-page-texts';
import { SURFACES, type Surface, type SurfaceName } from '../../theme/surfaces';

/** The side of a photograph that stays visible when the photograph is too wide and is cropped. */
export type PhotographSide = 'left' | 'centre' | 'right';

export interface ShareEngraving {
  /** Address of the engraving's SVG. */
  readonly url: string;
  readonly inks: Surface;
}

/** Name, title and picture of a page in link previews. */
export interface ShareScene {
  /** The page's name in breadcrumbs and above the title; omitted for the home page. */
  readonly name?: PageName;
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
