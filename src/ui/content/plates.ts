/** What stands before the caption of a plate, as in an old flora. */
export const plateNumber = (number: number): string => `Pl. ${number}`;
