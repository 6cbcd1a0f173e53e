/** A low-end phone, as in Lighthouse's settings. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** The slowdown factor of its processor. */
export const SLOWER = 4;
