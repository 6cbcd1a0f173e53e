const BLINK_SETTINGS = [
  // Replaces Playwright's own flags: a mouse, which can hover.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
  'lazyLoadingImageMarginPx4G=1250',
];

/** For a browser that runs in a container as root, without network access. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-sync',
  // Makes the headless shell render text, and load content near the viewport, like the full
  // Chromium.
  '--font-render-hinting=slight',
  `--blink-settings=${BLINK_SETTINGS.join()}`,
  '--no-first-run',
];
