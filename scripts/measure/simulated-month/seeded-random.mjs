/** @typedef {ReturnType<typeof seededRandom>} Dice */

/**
 * Generates seeded random numbers (mulberry32): the same seed gives the same sequence.
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = seed;
  const chance = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  /**
   * Returns an integer from 0 to `count` - 1.
   * @param {number} count
   */
  const below = (count) => Math.floor(chance() * count);
  /**
   * @template T
   * @param {readonly T[]} items at least one.
   * @returns {T}
   */
  const oneOf = (items) => /** @type {T} */ (items[below(items.length)]);
  /**
   * @template T
   * @param {readonly T[]} items
   */
  const shuffled = (items) => {
    const left = [...items];
    /** @type {T[]} */
    const done = [];
    while (left.length > 0) done.push(...left.splice(below(left.length), 1));
    return done;
  };
  return { below, oneOf, shuffled, isHeads: () => chance() < 0.5 };
}
