/**
 * The colours of an engraving and of its background, as in `src/ui/theme/surfaces.ts`.
 * @typedef {object} Inks
 * @property {string} ground
 * @property {string} line
 * @property {string} tear
 * @property {string} hole
 * @property {string} cut
 */

/**
 * What the share picture of a page shows, as `src/ui/seo/share-card.ts` describes it.
 * @typedef {object} ShareCard
 * @property {string} address of the picture.
 * @property {{ name: string, line: string }} brand
 * @property {string | null} label
 * @property {string} title with its author's line breaks.
 * @property {string} motto shown instead of a title that the fonts cannot render.
 * @property {{ url: string, side: 'left' | 'centre' | 'right' } | null} photograph
 * @property {{ url: string, inks: Inks }} engraving used without a photograph, or when it fails to
 * load.
 * @property {{ paper: string, ink: string, umber: string, tear: string }} inks
 */

/**
 * In pixels: the size that every social network shows uncropped. The layout is made for it alone.
 */
export const CARD = { width: 1200, height: 630 };

/**
 * Distance of the brand's name and the title from the edges. The title's last line is at `FOOT`.
 */
export const MARGIN = 64;
export const FOOT = CARD.height - MARGIN;

/** The picture touches the top and right edges, as one picture does on every page of the site. */
export const PICTURE = { left: 600, width: 600, height: 526 };
