/** The facts that the site does more with than list them, by the labels that an owner gives them. */

/** The Latin name first; what is said about it may follow after a bracket or a comma. */
export const BOTANICAL_NAME = 'Botanical name';

/** What it is called in Somali. */
export const SOMALI_NAMES = ['In Somali', 'Resin'] as const;

/** How a scent goes on: notes with commas between them, for each of three moments. */
export const SCENT_MOMENTS = ['First minute', 'A quarter hour', 'An hour on'] as const;
