const MAX_LEVELS = 32;

/**
 * Whether a value is no deeper than anything a person writes, and has no key that every object
 * inherits. Strapi recurses into values, and looks up keys that it takes for the value's own.
 */
export const isPlain = (value: unknown, levels = MAX_LEVELS): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !(name in Object.prototype) && isPlain(inner, levels - 1),
  );
};
