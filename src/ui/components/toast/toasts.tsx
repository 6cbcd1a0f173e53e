import { useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { NotificationFeed } from '../../../application/browser-state/notification-feed';
import type { WindowFocus } from '../../../application/browser-state/window-focus';
import { noticesLabel } from '../../content/messages/toasts';
import { PlainToasts } from './plain-toasts';
import { toastRegion } from './toast-style';
import { useLazyToastStack } from './use-lazy-toast-stack';

interface ToastsProps {
  readonly feed: NotificationFeed;
  /** Omitted when the page is prerendered in Node. */
  readonly windowFocus?: WindowFocus | undefined;
}

const ALWAYS_FOCUSED: WindowFocus = { hasFocus: () => true, subscribe: () => () => {} };

/**
 * Shows the notifications over the page, or inside the open modal dialog. The live region exists
 * from the start, even in the prerendered page, because screen readers announce only what is added
 * to an existing live region.
 */
export function Toasts({ feed, windowFocus = ALWAYS_FOCUSED }: ToastsProps) {
  const notifications = useSyncExternalStore(feed.subscribe, feed.current, feed.current);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { Stack, late } = useLazyToastStack(notifications);
  const plain = notifications.length > 0 && (
    <PlainToasts notifications={notifications} onDismiss={feed.dismiss} />
  );
  return (
    // This wrapper marks the place to which the region returns after it was moved into a dialog.
    <div>
      <section
        ref={setRegion}
        aria-label={noticesLabel}
        aria-live="polite"
        aria-atomic="false"
        aria-relevant="additions text"
        css={toastRegion}
      >
        {Stack !== null && region !== null ? (
          // An error in a toast must not crash the page.
          <ErrorBoundary fallback={plain}>
            <Stack region={region} feed={feed} windowFocus={windowFocus} />
          </ErrorBoundary>
        ) : (
          late && plain
        )}
      </section>
    </div>
  );
}
