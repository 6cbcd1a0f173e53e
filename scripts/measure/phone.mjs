/** A phone of the cheaper kind, as Lighthouse has it. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower its processor is. */
export const SLOWER = 4;
