import { useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { NotificationFeed } from '../../../application/notification-feed';
import type { WindowFocus } from '../../../application/window-focus';
import { noticesLabel } from '../../content/notices/notices';
import { PlainToasts } from './plain-toasts';
import { toastRegion } from './toast-style';
import { useToastStack } from './use-toast-stack';

interface ToastsProps {
  readonly feed: NotificationFeed;
  /** Left out where there is no window to be at: in Node. */
  readonly windowFocus?: WindowFocus | undefined;
}

const ALWAYS_FOCUSED: WindowFocus = { hasFocus: () => true, subscribe: () => () => {} };

/**
 * The short messages beside the page, or in the dialog that covers it. The region is there from the start, in the prerendered page
 * too: a screen reader only hears what is added to a live region that it already knows.
 */
export function Toasts({ feed, windowFocus = ALWAYS_FOCUSED }: ToastsProps) {
  const notifications = useSyncExternalStore(feed.subscribe, feed.current, feed.current);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { Stack, late } = useToastStack(notifications);
  const plain = notifications.length > 0 && (
    <PlainToasts notifications={notifications} onDismiss={feed.dismiss} />
  );
  return (
    // Its own home: the region itself may stand in a dialog for a while.
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
          // A toast that cannot be drawn must not take the page down with it.
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
