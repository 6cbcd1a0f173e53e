import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The origin of the site: `https://example.com`. `null` outside a browser. */
export const useOrigin = (): string | null =>
  useSyncExternalStore<string | null>(
    never,
    () => location.origin,
    () => null,
  );
