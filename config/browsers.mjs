/**
 * The oldest browsers in which the whole site works. An older one shows pages as without JavaScript.
 * The README names them too; `test/thorough/promised-browsers.test.ts` holds what is shipped against them.
 */
export const BROWSERS = ['chrome105', 'edge105', 'firefox115', 'safari15.4', 'ios15.4'];
