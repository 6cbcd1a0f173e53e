/** Maximum nesting depth. No content that people write is deeper. */
const MAX_LEVELS = 32;

/**
 * Returns whether a value is nested at most `levels` deep and has no key that every object
 * inherits, such as `constructor`. Other values could break Strapi, because it recurses into values
 * and does not distinguish inherited keys from own ones.
 */
export const isPlain = (value: unknown, levels = MAX_LEVELS): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !(name in Object.prototype) && isPlain(inner, levels - 1),
  );
};
