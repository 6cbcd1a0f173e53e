import * as colour from './colour';

/** What a drawing is coloured with, for the ground that it stands on and hides its own lines with. */
export interface Surface {
  readonly ground: string;
  readonly line: string;
  /** Resin, fire and oil. */
  readonly tear: string;
  /** The dark of an opening. */
  readonly hole: string;
  /** Wood and water that a cut lays bare. */
  readonly cut: string;
}

const { chalk, clay, forest, honey, ink, onClay, paper, portraitOnClay, sand, sun, umber } = colour;

export const SURFACES = {
  paper: { ground: paper, line: umber, tear: honey, hole: umber, cut: sand },
  chalk: { ground: chalk, line: ink, tear: honey, hole: ink, cut: sand },
  sand: { ground: sand, line: umber, tear: honey, hole: forest, cut: paper },
  honey: { ground: honey, line: ink, tear: sun, hole: ink, cut: sun },
  forest: { ground: forest, line: honey, tear: honey, hole: ink, cut: colour.terraces[2] },
  /** Of a trunk: paper and ink wherever it stands, its wounds clay. */
  bark: { ground: paper, line: ink, tear: honey, hole: clay, cut: sand },
  clay: { ground: clay, line: portraitOnClay, tear: onClay, hole: ink, cut: umber },
} as const satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof SURFACES;

/** A style, or whatever else differs by the ground, for each of them. */
export const onEachSurface = <Style>(styleOf: (ground: Surface) => Style) =>
  Object.fromEntries(
    Object.entries(SURFACES).map(([name, ground]) => [name, styleOf(ground)]),
  ) as Readonly<Record<SurfaceName, Style>>;
