// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { notificationQueue } from '../../../adapters/notifications/notification-queue';
import type { NotificationId } from '../../../domain/shared/notification';
import { PlainToasts } from './plain-toasts';
import { Toasts } from './toasts';

describe('the toasts in Node', () => {
  it('the toasts in Node include an empty live region with a name, so that it exists before the first message', () => {
    const html = renderToString(<Toasts feed={notificationQueue()} />);
    expect(html).toMatch(/<section [^>]*aria-label="Notifications, Alt\+T"[^>]*><\/section>/);
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain('style=');
  });

  it.each(['default', 'info', 'success', 'loading'] as const)(
    'the toasts in Node leave the announcement of a %s toast to the live region, so that it is read only once',
    (type) => {
      const toast = { id: 'n1' as NotificationId, type, message: 'Message sent' };
      const html = renderToString(<PlainToasts notifications={[toast]} onDismiss={() => {}} />);
      expect(html).toMatch(/role="group" aria-labelledby="[^"]+"/);
      expect(html).not.toMatch(/role="(?:status|alert|log)"|aria-live/);
    },
  );

  it('the toasts in Node can be imported without a browser', async () => {
    expect(await import('./toast-stack')).toHaveProperty('ToastStack');
  });
});
