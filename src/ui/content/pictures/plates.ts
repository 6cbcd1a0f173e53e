/** What stands before the caption of a plate, as in an old flora. */
export const plateNumber = (number: number): string => `Pl. ${number}`;

/** Of the still. */
export const stillPlate = 'A still: the fire, the pot, and the barrel that cools.';

/** Of the branch that stands for its family. */
export const branchPlate = 'Boswellia: leaves, flowers, the cut and its tears.';
