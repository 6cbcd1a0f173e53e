import * as colour from './colour';

/**
 * The colours of a drawing on one background. Areas that are filled with `ground` hide the lines
 * behind them.
 */
export interface Surface {
  readonly ground: string;
  readonly line: string;
  /** Colour of resin, fire and oil. */
  readonly tear: string;
  /** Dark colour inside an opening. */
  readonly hole: string;
  /** Colour of cross-sections, such as the wood of a sawn trunk or the water in an open barrel. */
  readonly cut: string;
}

const { chalk, clay, forest, honey, ink, onClay, paper, portraitOnClay, sand, sun, umber } = colour;

export const SURFACES = {
  paper: { ground: paper, line: umber, tear: honey, hole: umber, cut: sand },
  chalk: { ground: chalk, line: ink, tear: honey, hole: ink, cut: sand },
  sand: { ground: sand, line: umber, tear: honey, hole: forest, cut: paper },
  honey: { ground: honey, line: ink, tear: sun, hole: ink, cut: sun },
  forest: { ground: forest, line: honey, tear: honey, hole: ink, cut: colour.terraces[2] },
  /**
   * For drawings of trunks: paper and ink on any background. The cuts in the bark have the `hole`
   * colour.
   */
  bark: { ground: paper, line: ink, tear: honey, hole: clay, cut: sand },
  clay: { ground: clay, line: portraitOnClay, tear: onClay, hole: ink, cut: umber },
} as const satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof SURFACES;

/** Maps each surface to a style or another value. */
export const onEachSurface = <Style>(styleOf: (surface: Surface) => Style) =>
  Object.fromEntries(
    Object.entries(SURFACES).map(([name, surface]) => [name, styleOf(surface)]),
  ) as Readonly<Record<SurfaceName, Style>>;
