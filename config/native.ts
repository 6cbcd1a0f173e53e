import type { Plugin } from 'vite';

/** Stand-ins that libraries bring along for what every browser of the build's target has itself. */
const NATIVE: Readonly<Record<string, string>> = {
  '@ungap/structured-clone': 'export default structuredClone;',
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",
};

const PREFIX = '\0native:';

/** Leaves them out of what a visitor downloads. */
export const native = (): Plugin => ({
  name: 'native',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id in NATIVE ? PREFIX + id : null),
  load: (id) => (id.startsWith(PREFIX) ? NATIVE[id.slice(PREFIX.length)] : null),
});
