/**
 * Whether a product can be had. Each text is the value in the CMS; the last two are also the label
 * on a page.
 */
export const AVAILABILITIES = ['Available', 'Sold out', 'On request'] as const;

export type Availability = (typeof AVAILABILITIES)[number];
