import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Says in the document that this part of the page is drawn and its code is not at work yet; gone as
 * soon as it is. In a page that is drawn by the browser it never stands.
 */
export const Asleep = () => {
  const asleep = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return asleep && <span hidden data-asleep="" />;
};
