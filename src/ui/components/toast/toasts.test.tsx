// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { notificationQueue } from '../../../adapters/notifications/notification-queue';
import type { NotificationId } from '../../../domain/shared/notification';
import { PlainToasts } from './plain-toasts';
import { Toasts } from './toasts';

describe('in Node', () => {
  it('draws the live region, named and empty, so that it is there before the first message', () => {
    const html = renderToString(<Toasts feed={notificationQueue()} />);
    expect(html).toMatch(/<section [^>]*aria-label="Notifications, Alt\+T"[^>]*><\/section>/);
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain('style=');
  });

  it.each(['default', 'info', 'success', 'loading'] as const)(
    'leaves a toast of type %s to the live region around it, which reads it once',
    (type) => {
      const toast = { id: 'n1' as NotificationId, type, message: 'Message sent' };
      const html = renderToString(<PlainToasts notifications={[toast]} onDismiss={() => {}} />);
      expect(html).toMatch(/role="group" aria-labelledby="[^"]+"/);
      expect(html).not.toMatch(/role="(?:status|alert|log)"|aria-live/);
    },
  );

  it('can read the code of the toasts, which no browser has prepared', async () => {
    expect(await import('./toast-stack')).toHaveProperty('ToastStack');
  });
});
