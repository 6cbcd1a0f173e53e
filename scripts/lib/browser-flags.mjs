/** For a browser in a container, as root, without a network of its own. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-sync',
  // The headless shell draws letters as a window would; a whole Chromium does so anyway.
  '--font-render-hinting=slight',
  '--no-first-run',
];
