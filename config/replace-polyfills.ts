import type { Plugin } from 'vite';

/**
 * Code that replaces polyfills in dependencies, by module id. The polyfills are not needed, because
 * every target browser supports the polyfilled features.
 */
const NATIVE: Readonly<Record<string, string>> = {
  '@ungap/structured-clone': 'export default structuredClone;',
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",
};

const PREFIX = '\0native:';

/** Replaces the polyfills in the build with the native features. */
export const native = (): Plugin => ({
  name: 'native',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id in NATIVE ? PREFIX + id : null),
  load: (id) => (id.startsWith(PREFIX) ? NATIVE[id.slice(PREFIX.length)] : null),
});
