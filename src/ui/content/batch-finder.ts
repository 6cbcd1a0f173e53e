/** The texts of the form that finds a batch by its number. */
export const batchFinder = {
  heading: 'Find your batch',
  text: 'The number on the label leads to the analysis of your oil or resin.',
  label: 'Number on the label',
  example: 'SN-2026-014',
  button: 'Find',
} as const;
