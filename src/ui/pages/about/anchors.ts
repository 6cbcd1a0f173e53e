/** The chapters, each with its anchor, for example `/about#hands`. */
export const CHAPTERS = ['land', 'tree', 'hands', 'still'] as const;

export type Chapter = (typeof CHAPTERS)[number];

export const JOURNEY_ANCHOR = 'from-mist-to-port';
