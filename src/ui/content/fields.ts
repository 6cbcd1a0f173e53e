/** Marks a field that may stay empty; others carry no mark. */
export const optional = 'optional';
