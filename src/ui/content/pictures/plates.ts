/** Number before the caption of a picture, as in botanical books. */
export const plateNumber = (number: number): string => `Pl. ${number}`;

/** Caption of the drawing of a still. */
export const stillPlate = 'A still: the fire, the pot, and the barrel that cools.';

/**
 * Caption of the branch drawing, which is shown for species that have no drawing.
 */
export const branchPlate = 'Boswellia: leaves, flowers, the cut and its tears.';
