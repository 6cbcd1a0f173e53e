import { expect } from '@playwright/test';
import { dismissNotice } from '../../src/ui/content/messages/toasts';
import { test } from './toasts-page';

test.describe('the timer of a toast', () => {
  test('the timer of a toast closes a toast of any type after five seconds', async ({ toasts }) => {
    for (const type of ['default', 'info', 'success', 'warning', 'error']) {
      await test.step(type, async () => toasts.closesIn(await toasts.raise(type), 5000));
    }
  });

  test('the timer of a toast stops while the toast has the mouse or the focus and while the window has no focus, and then continues', async ({
    toasts,
    page,
  }) => {
    await test.step('the mouse is on the toast', async () => {
      const toast = await toasts.raise('info');
      await toasts.passes(2000);
      await toast.hover();
      await toasts.neverCloses(toast);
      await toasts.leave();
      await toasts.closesIn(toast, 3000);
    });

    await test.step('the window has lost the focus', async () => {
      const toast = await toasts.raise('info');
      await toasts.passes(2000);
      await toasts.window('blur');
      await toasts.neverCloses(toast);
      await toasts.window('focus');
      await toasts.closesIn(toast, 3000);
    });

    await test.step('the window had no focus from the start', async () => {
      await toasts.window('blur');
      const toast = await toasts.raise('error');
      await toasts.neverCloses(toast);
      await toasts.window('focus');
      await toasts.closesIn(toast, 5000);
    });

    await test.step('the keyboard focus is in the toast', async () => {
      const toast = await toasts.raise('info');
      await toasts.passes(2000);
      await page.locator('footer').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(toast).toBeFocused();
      await toasts.neverCloses(toast);
      await page.keyboard.press('Tab');
      await expect(toast.getByRole('button', { name: dismissNotice })).toBeFocused();
      await toasts.neverCloses(toast);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await toasts.closesIn(toast, 3000);
    });
  });

  test('the timer of a toast continues only when no reason to stop it remains, and is separate for each toast', async ({
    toasts,
  }) => {
    await test.step('the mouse leaves a blurred window', async () => {
      const toast = await toasts.raise('info');
      await toasts.passes(1000);
      await toasts.window('blur');
      await toast.hover();
      await toasts.leave();
      await toasts.neverCloses(toast);
      await toasts.window('focus');
      await toasts.closesIn(toast, 4000);
    });

    await test.step('the focus returns while the mouse is on it', async () => {
      const toast = await toasts.raise('info');
      await toasts.passes(1000);
      await toast.hover();
      await toasts.window('blur');
      await toasts.window('focus');
      await toasts.neverCloses(toast);
      await toasts.leave();
      await toasts.closesIn(toast, 4000);
    });

    await test.step('the mouse on one toast does not stop the timer of the other', async () => {
      const first = await toasts.raise('info');
      await toasts.passes(1000);
      const second = await toasts.raise('success');
      await second.hover();
      await toasts.leavesIn(first, 4000);
      await toasts.leave();
      await toasts.closesIn(second, 5000);
    });
  });

  test('the timer of a toast is shown as a line that stops with the timer', async ({ toasts }) => {
    const toast = await toasts.raise('info');
    await toasts.passes(2000);
    await toast.hover();
    const { width } = await toasts.box(toast);
    const line = toast.locator('[data-toast-line]');
    await expect.poll(async () => (await toasts.box(line)).width / width).toBeCloseTo(0.6, 2);
    await expect.poll(async () => (await toasts.box(line)).width / width).toBeCloseTo(0.6, 2);
  });
});

test.describe('keyboard access', () => {
  test('Alt+T focuses the first toast and stops all timers, and Escape or the last dismissal restores the focus', async ({
    toasts,
    page,
  }) => {
    const first = await toasts.raise('info');
    await toasts.passes(1000);
    const second = await toasts.raise('error');
    await toasts.passes(1000);
    const came = toasts.button('error');
    await expect(came).toBeFocused();

    await page.keyboard.press('Alt+t');
    await expect(first).toBeFocused();
    await toasts.neverCloses(first);
    await toasts.neverCloses(second);

    await page.keyboard.press('Escape');
    await expect(came).toBeFocused();
    await toasts.leavesIn(first, 3000);
    await toasts.leavesIn(second, 1000);
    await toasts.isGone(first);
    await toasts.isGone(second);

    await test.step('a dismissal moves the focus to the next toast', async () => {
      const dismissed = await toasts.raise('info');
      const next = await toasts.raise('error');
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(next).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(came).toBeFocused();
      await toasts.isGone(dismissed);
      await toasts.isGone(next);
    });
  });

  test('the timer of a toast that appears while the focus is in the stack starts when the focus leaves', async ({
    toasts,
    page,
  }) => {
    await toasts.raise('info');
    await page.keyboard.press('Alt+t');
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => button.textContent === 'error')?.click();
    });
    await expect(toasts.open).toHaveCount(2);
    const late = toasts.region.locator('[data-toast=error]');
    await toasts.neverCloses(late);
    await page.keyboard.press('Shift+Tab');
    await toasts.closesIn(late, 5000);
  });

  test('the focus stays when a toast appears, is clicked or is dismissed by mouse, on AltGr+T, and on Alt+T without a toast', async ({
    toasts,
    page,
  }) => {
    const info = toasts.button('info');
    await info.focus();
    await page.keyboard.press('Alt+t');
    await expect(info).toBeFocused();
    const toast = await toasts.raise('info');
    await expect(info).toBeFocused();
    await page.keyboard.press('Control+Alt+t');
    await expect(info).toBeFocused();
    await toast.click({ position: { x: 80, y: 20 } });
    await expect(info).toBeFocused();
    await page.getByRole('button', { name: dismissNotice }).click();
    await toasts.isGone(toast);
    await expect(info).toBeFocused();
  });
});

test.describe('a loading toast', () => {
  test('a loading toast becomes success or error in the same element and then has five seconds, also after the mouse was on it', async ({
    toasts,
  }) => {
    for (const [ending, role] of [
      ['success', 'group'],
      ['error', 'alert'],
    ] as const) {
      await test.step(ending, async () => {
        const toast = await toasts.raise(`loading, then ${ending}`);
        await expect(toast).toHaveAttribute('role', 'group');
        await expect(toast).toContainText('Sending your message');
        await expect(toast.getByRole('button')).toHaveCount(0);
        const before = await toast.elementHandle();
        await toasts.passes(3000);
        const text = ending === 'success' ? 'Message sent' : 'Message not sent';
        await expect(toast).toContainText(text);
        await expect(toast).toHaveAttribute('role', role);
        expect(await toast.evaluate((now, then) => now === then, before)).toBe(true);
        await toasts.closesIn(toast, 5000);
      });
    }

    await test.step('a mouse was on the toast before it changed its type', async () => {
      const toast = await toasts.raise('loading, then success');
      await toast.hover();
      await toasts.neverCloses(toast);
      await expect(toast).toContainText('Message sent');
      await toasts.leave();
      await toasts.closesIn(toast, 5000);
    });
  });

  test('a loading toast cannot be dragged away', async ({ toasts, page }) => {
    const toast = await toasts.raise('loading, then success');
    const { x, y, width } = await toasts.settled(toast);
    await page.mouse.move(x + width - 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x - width, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(toast).not.toHaveAttribute('inert');
    expect((await toasts.box(toast)).x).toBe(x);
  });
});

test.describe('the stack', () => {
  test('the stack of toasts is at the top right under the header, and contains at most four toasts: a fifth replaces the oldest that is not loading', async ({
    toasts,
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const toast = await toasts.raise('info');
      await toasts.passes(300);
      const inset = width === 390 ? 16 : 31.68;
      await expect
        .poll(async () => {
          const box = await toasts.box(toast);
          return width - box.x - box.width;
        })
        .toBeCloseTo(inset, 0);
      const header = await page.getByRole('banner').boundingBox();
      const { y } = await toasts.box(toast);
      expect(y, `${width} px`).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
      expect(y, `${width} px`).toBeLessThan(120);
      await toasts.passes(6000);
      await toasts.isGone(toast);
    }

    const loading = await toasts.raise('loading, then success');
    await toasts.passes(300);
    const oldest = await toasts.raise('info');
    await toasts.passes(300);
    for (const type of ['success', 'warning']) {
      await toasts.raise(type);
      await toasts.passes(300);
    }
    await toasts.button('error').click();
    await expect(oldest).toHaveAttribute('inert');
    await expect(toasts.region.locator('[data-toast]')).toHaveCount(4);
    await toasts.isGone(oldest);
    await expect(toasts.open).toHaveCount(4);
    await expect(loading).toBeVisible();
    await expect(toasts.open.last()).toContainText('Message not sent');
  });

  test('the stack of toasts never shows more than four of many toasts, and shows the newest one last', async ({
    toasts,
  }) => {
    const four = ['default', 'info', 'success', 'warning'];
    for (const type of [...four, ...four, 'error']) await toasts.button(type).click();
    await expect(toasts.region.locator('[data-toast]')).toHaveCount(4);
    for (let i = 0; i < 12; i += 1) {
      await toasts.passes(100);
      expect(await toasts.region.locator('[data-toast]').count()).toBeLessThanOrEqual(4);
    }
    await expect(toasts.open).toHaveCount(4);
    await expect(toasts.open.last()).toContainText('Message not sent');
    const ids = await toasts.region.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
