/** Labels of the facts that the site interprets. The owner enters these labels in the CMS. */

/**
 * Label of the fact whose value starts with the Latin name of the species. A remark may follow
 * after a bracket or a comma.
 */
export const BOTANICAL_NAME = 'Botanical name';

/** Labels of the facts whose value may be a Somali name, of the tree or of its resin. */
export const SOMALI_NAMES = ['In Somali', 'Resin'] as const;

/**
 * Labels of the facts that describe how a scent changes over time. Each value is a comma-separated
 * list of scent notes.
 */
export const SCENT_MOMENTS = ['First minute', 'A quarter hour', 'An hour on'] as const;
