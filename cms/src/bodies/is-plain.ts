const MOST_LEVELS = 32;

/**
 * Is it no deeper than what anybody writes by hand, and no name in it one that every object has? Strapi goes
 * down by recursion, and asks objects for names that it takes for their own.
 */
export const isPlain = (value: unknown, levels = MOST_LEVELS): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !(name in Object.prototype) && isPlain(inner, levels - 1),
  );
};
