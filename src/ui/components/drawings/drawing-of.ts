import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import dabqaad from '../../../../art/svg/plate-dabqaad.svg?url&no-inline';
import still from '../../../../art/svg/plate-still.svg?url&no-inline';
import raceme from '../../../../art/svg/raceme.svg?url&no-inline';
import type { SurfaceName } from '../../theme/surfaces';

export const DRAWINGS = { dabqaad, still, branch, raceme } as const;

export type DrawingName = keyof typeof DRAWINGS;

const DRAWING_NAMES = Object.keys(DRAWINGS) as readonly DrawingName[];
const SURFACE_NAMES: readonly SurfaceName[] = ['honey', 'forest', 'sand', 'clay'];

/**
 * Start value of the hash. With this value the sample posts get drawings that match their subject.
 */
const SEED = 199;

/**
 * Returns the FNV-1a hash of a text, with an additional mixing step: the ids of a CMS differ in
 * only a few characters and would get similar hashes otherwise.
 */
function hash(text: string): number {
  let value = SEED;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Returns the drawing and background of a post without a picture; they depend only on its id. */
export function drawingOf(id: string): {
  readonly drawing: DrawingName;
  readonly ground: SurfaceName;
} {
  const value = hash(id);
  return {
    drawing: DRAWING_NAMES[value % DRAWING_NAMES.length] ?? 'dabqaad',
    ground: SURFACE_NAMES[(value >>> 2) % SURFACE_NAMES.length] ?? 'honey',
  };
}
