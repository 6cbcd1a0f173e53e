/** Anchors of the sections, for example `/sustainability#year`. Other pages link to them. */
export const SUSTAINABILITY_ANCHORS = {
  research: 'what-research-found',
  women: 'women-who-sort',
  cuts: 'cuts',
  year: 'year',
} as const;
