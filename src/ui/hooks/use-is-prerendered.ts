import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether what shows was drawn ahead and its code is not at work yet; never of what the browser draws. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
