/** For a browser in a container, as root, without a network of its own. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];
