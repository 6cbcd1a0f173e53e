import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component is prerendered and not yet hydrated; `false` for client-side renders. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
