import beeyo from '../../../../art/svg/resin-beeyo.svg?url&no-inline';
import maydi from '../../../../art/svg/resin-maydi.svg?url&no-inline';
import carteriiTree from '../../../../art/svg/tree-carterii.svg?url&no-inline';
import maydiTree from '../../../../art/svg/tree-maydi.svg?url&no-inline';

interface SpeciesDrawing {
  /** URLs of drawings. */
  readonly tree: string;
  readonly resin: string;
}

const DRAWINGS: readonly (readonly [species: RegExp, drawing: SpeciesDrawing])[] = [
  [/\bcarterii?\b/iu, { tree: carteriiTree, resin: beeyo }],
  [/\bfrereana\b/iu, { tree: maydiTree, resin: maydi }],
];

/** Returns the drawings of a species by its Latin name; `null` if there are none. */
export const speciesDrawing = (latin: string | null): SpeciesDrawing | null =>
  DRAWINGS.find(([species]) => species.test(latin ?? ''))?.[1] ?? null;
