/** Shown beside the label of an optional field. Required fields have no mark. */
export const optional = 'optional';
