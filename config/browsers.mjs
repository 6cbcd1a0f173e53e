/**
 * The oldest browsers in which the whole site works. An older one shows pages as without
 * JavaScript. The README lists them too; `test/thorough/promised-browsers.test.ts` checks the build
 * against them.
 */
export const BROWSERS = ['chrome105', 'edge105', 'firefox115', 'safari15.4', 'ios15.4'];
