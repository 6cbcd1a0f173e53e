/**
 * The oldest browsers in which the whole site works. Older ones show pages as if JavaScript were
 * disabled. The README lists the same browsers; `test/thorough/promised-browsers.test.ts` checks
 * the build against them.
 */
export const BROWSERS = ['chrome105', 'edge105', 'firefox115', 'safari15.4', 'ios15.4'];
