/** Settings of a browser context that emulates a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Factor by which the processor is slowed down, as in Lighthouse's phone settings. */
export const SLOWER = 4;
