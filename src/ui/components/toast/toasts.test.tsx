// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { notificationQueue } from '../../../adapters/notifications/notification-queue';
import type { NotificationId } from '../../../domain/shared/notification';
import { PlainToasts } from './plain-toasts';
import { Toasts } from './toasts';

describe('in Node', () => {
  it('renders the named, empty live region, so that it exists before the first message', () => {
    const html = renderToString(<Toasts feed={notificationQueue()} />);
    expect(html).toMatch(/<section [^>]*aria-label="Notifications, Alt\+T"[^>]*><\/section>/);
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain('style=');
  });

  it.each(['default', 'info', 'success', 'loading'] as const)(
    'leaves the announcement of a %s toast to the live region around it, which reads it once',
    (type) => {
      const toast = { id: 'n1' as NotificationId, type, message: 'Message sent' };
      const html = renderToString(<PlainToasts notifications={[toast]} onDismiss={() => {}} />);
      expect(html).toMatch(/role="group" aria-labelledby="[^"]+"/);
      expect(html).not.toMatch(/role="(?:status|alert|log)"|aria-live/);
    },
  );

  it('can import the code of the toasts without a browser', async () => {
    expect(await import('./toast-stack')).toHaveProperty('ToastStack');
  });
});
