/** Precedes the caption of a plate, as in an old flora. */
export const plateNumber = (number: number): string => `Pl. ${number}`;

/** Caption of the still. */
export const stillPlate = 'A still: the fire, the pot, and the barrel that cools.';

/** Caption of the branch, which represents the whole family. */
export const branchPlate = 'Boswellia: leaves, flowers, the cut and its tears.';
