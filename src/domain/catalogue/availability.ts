/**
 * The availability of a product. Each text is the value in the CMS. Pages show the last two as
 * labels.
 */
export const AVAILABILITIES = ['Available', 'Sold out', 'On request'] as const;

export type Availability = (typeof AVAILABILITIES)[number];
