import { describe, expect, it } from 'vitest';
import { dismissNotice } from '../../src/ui/content/messages/toasts';
import { blogPost } from '../../src/ui/content/pages/blog-post';
import type { Seen, Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { DESK, PHONE } from './visitor';

const REGION: Sought = { role: 'region', like: '^Notifications' };
const ALERTS: Sought = { role: 'alert', within: REGION };
const DISMISS: Sought = { role: 'button', name: dismissNotice, within: REGION };

const isWhole =
  (width: number) =>
  ({ inView, box }: Seen) =>
    inView && box.x >= 0 && box.x + box.width <= width;

const countToasts = () => document.querySelectorAll('[data-toast]').length;

describe('toasts', () => {
  const opened = aVisitor();

  for (const size of [PHONE, DESK]) {
    it(`toasts show a failure within the window, and close when dismissed, at ${size.width} px`, async () => {
      const { visitor } = opened();
      await visitor.open('/?scenario=error-503', size);
      await expect.poll(async () => (await visitor.seen(ALERTS)).length).toBe(2);
      // Waits, because the toasts slide in from outside the window.
      await expect
        .poll(async () => (await visitor.seen(ALERTS)).every(isWhole(size.width)))
        .toBe(true);
      await visitor.click(DISMISS);
      // Waits until the dismissed toast is removed, because its removal moves the second toast and
      // an earlier click could miss it.
      await expect.poll(() => visitor.engine.evaluate(countToasts)).toBe(1);
      await visitor.click(DISMISS);
      await visitor.seesNo(ALERTS);
    });
  }

  it('toasts confirm that a URL has been copied', async () => {
    const { visitor } = opened();
    const share: Sought = { role: 'button', name: blogPost.share.label };
    await visitor.open('/blog-detail/how-a-tear-forms?scenario=sample');
    await visitor.click(share);
    await expect.poll(() => visitor.texts(REGION)).toEqual([expect.stringMatching(/copied/u)]);
    expect(await visitor.complaints()).toEqual([]);
  });
});
