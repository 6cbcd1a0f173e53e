/**
 * The colours of an engraving and of its background. `Surface` in `src/ui/theme/surfaces.ts`
 * describes them.
 * @typedef {object} Inks
 * @property {string} ground
 * @property {string} line
 * @property {string} tear
 * @property {string} hole
 * @property {string} cut
 */

/**
 * Content of a page's share picture (`og:image`), the same as `ShareCard` in
 * `src/ui/seo/link-previews/share-card.ts`.
 * @typedef {object} ShareCard
 * @property {string} address of the picture.
 * @property {{ name: string, line: string }} brand
 * @property {string | null} label
 * @property {string} title contains the author's line breaks.
 * @property {string} motto shown instead of a title that the fonts cannot render.
 * @property {{ url: string, side: 'left' | 'centre' | 'right' } | null} photograph
 * @property {{ url: string, inks: Inks }} engraving shown when there is no photograph, or when the
 * photograph cannot be loaded.
 * @property {{ paper: string, ink: string, umber: string, tear: string }} inks
 */

/**
 * Size of a share picture in pixels. Every social network shows this size without cropping. The
 * layout supports no other size.
 */
export const CARD = { width: 1200, height: 630 };

/** Distance of the brand's name and the title from the edges, in pixels. */
export const MARGIN = 64;
/** Baseline of the title's last line, in pixels from the top of the picture. */
export const FOOT = CARD.height - MARGIN;

/**
 * Area of the photograph or engraving, in pixels. Like the main picture on pages of the site, it
 * touches the top and right edges.
 */
export const PICTURE = { left: 600, width: 600, height: 526 };
