import { type ComponentType, useContext, useEffect, useState } from 'react';
import { EnquiryListContext } from '../../site/enquiry-list-context';

/**
 * The place of the link to the visitor's enquiry. The code of the link loads once the visitor uses
 * the enquiry, because most visitors never do.
 */
export function EnquirySlot() {
  const source = useContext(EnquiryListContext);
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      source?.onceUsed(() => {
        import('./enquiry-count').then(
          ({ EnquiryCount }) => setCount(() => EnquiryCount),
          () => {}, // The code did not load. The next use of the enquiry tries again.
        );
      }),
    [source],
  );
  return Count && <Count />;
}
