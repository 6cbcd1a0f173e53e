const BLINK_SETTINGS = [
  // These four settings describe a mouse, which can hover. Playwright sets them too, but the
  // `--blink-settings` flag below replaces Playwright's flag, so they are repeated here.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
  'lazyLoadingImageMarginPx4G=1250',
];

/** Flags for a Chromium that may run in a container, as root and without network access. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-sync',
  // The next two flags make the headless shell render text and load content near the viewport like
  // the full Chromium.
  '--font-render-hinting=slight',
  `--blink-settings=${BLINK_SETTINGS.join()}`,
  '--no-first-run',
];
