const BLINK_SETTINGS = [
  // Playwright's own, which these replace: a mouse, which can hover.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
  'lazyLoadingImageMarginPx4G=1250',
];

/** For a browser in a container, as root, without a network of its own. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-sync',
  // The headless shell draws letters, and fetches what is near the window, as a whole Chromium does.
  '--font-render-hinting=slight',
  `--blink-settings=${BLINK_SETTINGS.join()}`,
  '--no-first-run',
];
