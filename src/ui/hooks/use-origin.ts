import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Where the site is: `https://example.com`. `null` where there is no browser to know. */
export const useOrigin = (): string | null =>
  useSyncExternalStore<string | null>(
    never,
    () => location.origin,
    () => null,
  );
