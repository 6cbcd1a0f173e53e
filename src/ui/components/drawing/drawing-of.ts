import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import dabqaad from '../../../../art/svg/plate-dabqaad.svg?url&no-inline';
import still from '../../../../art/svg/plate-still.svg?url&no-inline';
import raceme from '../../../../art/svg/raceme.svg?url&no-inline';
import type { SurfaceName } from '../../theme/surfaces';

export const DRAWINGS = { dabqaad, still, branch, raceme } as const;

export type DrawingName = keyof typeof DRAWINGS;

const DRAWING_NAMES = Object.keys(DRAWINGS) as readonly DrawingName[];
const GROUND_NAMES: readonly SurfaceName[] = ['honey', 'forest', 'sand', 'clay'];

/** With this one the posts of the sample get the drawings they are about. */
const SEED = 199;

/** FNV-1a, stirred once more: ids of one CMS differ in few of their letters. */
function hash(text: string): number {
  let value = SEED;
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  }
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The drawing of a post without a picture: always the same one for the same post. */
export function drawingOf(id: string): {
  readonly drawing: DrawingName;
  readonly ground: SurfaceName;
} {
  const place = hash(id);
  return {
    drawing: DRAWING_NAMES[place % DRAWING_NAMES.length] ?? 'dabqaad',
    ground: GROUND_NAMES[(place >>> 2) % GROUND_NAMES.length] ?? 'honey',
  };
}
