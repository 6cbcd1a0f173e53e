/** Labels of the facts that the site interprets. The owner enters these labels in the CMS. */

/** The value starts with the Latin name; a remark may follow after a bracket or a comma. */
export const BOTANICAL_NAME = 'Botanical name';

/** The name in Somali. */
export const SOMALI_NAMES = ['In Somali', 'Resin'] as const;

/** The course of a scent: comma-separated notes for each of three moments. */
export const SCENT_MOMENTS = ['First minute', 'A quarter hour', 'An hour on'] as const;
