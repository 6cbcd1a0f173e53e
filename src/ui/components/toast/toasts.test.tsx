// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { notificationQueue } from '../../../adapters/notifications/notification-queue';
import { Toasts } from './toasts';

describe('in Node', () => {
  it('draws the live region, named and empty, so that it is there before the first message', () => {
    const html = renderToString(<Toasts feed={notificationQueue()} />);
    expect(html).toMatch(/<section [^>]*aria-label="Notifications, Alt\+T"[^>]*><\/section>/);
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain('style=');
  });

  it('can read the code of the toasts, which no browser has prepared', async () => {
    expect(await import('./toast-stack')).toHaveProperty('ToastStack');
  });
});
