import { test as base, expect, type Locator, type Page } from './browser-test';

/**
 * Page object for the component gallery, whose buttons raise toasts, with a clock that only the
 * test advances.
 */
export class ToastsPage {
  readonly region: Locator;
  /** The toasts that are not closing. */
  readonly open: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Notifications' });
    this.open = this.region.locator('[data-toast]:not([inert])');
  }

  /** Installs the clock; call it before the page is opened. */
  async stopClock() {
    await this.page.clock.install({ time: 0 });
  }

  async goto() {
    // Blocks the many pictures of the gallery, which these tests do not check.
    await this.page.route(/\.(avif|webp|jpe?g|png)$/, (route) => route.abort());
    await this.page.goto('/__gallery');
    await this.button('error').waitFor();
    await this.page.clock.pauseAt(3_600_000);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Clicks a button of the gallery. @returns the new toast, with its full time remaining. */
  async raise(name: string): Promise<Locator> {
    const before = await this.open.count();
    await this.button(name).click();
    await expect(this.open).toHaveCount(before + 1);
    const id = await this.open.last().getAttribute('id');
    return this.region.locator(`[id="${id}"]`);
  }

  async passes(milliseconds: number) {
    await this.page.clock.runFor(milliseconds);
  }

  /** Checks that the toast stays open for the given time, and closes at the end of that time. */
  async leavesIn(toast: Locator, milliseconds: number) {
    await this.passes(milliseconds - 1);
    await expect(toast).not.toHaveAttribute('inert');
    await this.passes(1);
    await expect(toast).toHaveAttribute('inert');
  }

  /**
   * Waits until the toast has slid out and its space has collapsed. Each step begins only when
   * React has rendered the previous one, so the clock advances in parts.
   */
  async isGone(toast: Locator) {
    await expect
      .poll(
        async () => {
          await this.passes(200);
          return toast.count();
        },
        { intervals: [50] },
      )
      .toBe(0);
  }

  async closesIn(toast: Locator, milliseconds: number) {
    await this.leavesIn(toast, milliseconds);
    await this.isGone(toast);
  }

  /** Checks that the toast is open after a minute. */
  async neverCloses(toast: Locator) {
    await this.passes(60_000);
    await expect(toast).not.toHaveAttribute('inert');
    await expect(toast).toBeVisible();
  }

  /** Dispatches an event of the window, because the real window under test always has the focus. */
  async window(event: 'blur' | 'focus') {
    await this.page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
  }

  async leave() {
    await this.page.mouse.move(5, 5);
  }

  /**
   * Waits until the toast has slid in, which takes 300 ms of its display time. Returns its bounding
   * box.
   */
  async settled(toast: Locator) {
    await this.passes(300);
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const { x } = await this.box(toast);
        const moved = x - before;
        before = x;
        return moved;
      })
      .toBe(0);
    return this.box(toast);
  }

  async box(toast: Locator) {
    const box = await toast.boundingBox();
    if (box === null) throw new Error('The toast is not there');
    return box;
  }
}

export const test = base.extend<{ readonly toasts: ToastsPage }>({
  toasts: async ({ page }, use) => {
    const toasts = new ToastsPage(page);
    await toasts.stopClock();
    await toasts.goto();
    await use(toasts);
  },
});
