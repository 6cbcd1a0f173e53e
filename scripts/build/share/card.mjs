/**
 * The colours of an engraving and of the ground that it stands on, as `src/ui/theme/surfaces.ts` has them.
 * @typedef {object} Inks
 * @property {string} ground
 * @property {string} line
 * @property {string} tear
 * @property {string} hole
 * @property {string} cut
 */

/**
 * What the picture of a shared page shows, as `src/ui/seo/share-card.ts` says it.
 * @typedef {object} ShareCard
 * @property {string} address where the picture lies.
 * @property {{ name: string, line: string }} brand
 * @property {string | null} label
 * @property {string} title with its author's line breaks.
 * @property {string} motto in place of a title that no font can write.
 * @property {{ url: string, side: 'left' | 'centre' | 'right' } | null} photograph
 * @property {{ url: string, inks: Inks }} engraving where there is no photograph, or it did not come.
 * @property {{ paper: string, ink: string, umber: string, tear: string }} inks
 */

/** In pixels: what every network shows whole. The layout beside this is drawn for it alone. */
export const CARD = { width: 1200, height: 630 };

/** Of the brand's name and the title to the edges; the title's last line stands on the lower. */
export const MARGIN = 64;
export const FOOT = CARD.height - MARGIN;

/** The picture bleeds off the top and the right, as one picture of every page of the site does. */
export const PICTURE = { left: 600, width: 600, height: 526 };
