const BLINK_SETTINGS = [
  // A mouse, which can hover. Playwright sets the same, but this list replaces Playwright's list.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
  'lazyLoadingImageMarginPx4G=1250',
];

/** Flags for a Chromium that runs in a container as root, without network access. */
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
