import { dismissNotice } from '../../src/ui/content/messages/toasts';
import { navigation } from '../../src/ui/content/navigation';
import { expect, test } from './browser-test';
import { ToastsPage } from './toasts-page';

test.use({ viewport: { width: 390, height: 844 } });

test('a message that appears while the menu is open is above it and can be dismissed', async ({
  page,
}) => {
  const toasts = new ToastsPage(page);
  await toasts.stopClock();
  await toasts.goto();
  await page.getByRole('button', { name: navigation.menu.open }).click();
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  await expect(menu).toBeVisible();
  // Dispatches the event, because the page behind the dialog cannot be clicked.
  await toasts.region
    .page()
    .locator('button', { hasText: /^error$/u })
    .dispatchEvent('click');
  const toast = page.getByRole('alert').filter({ hasText: 'Message not sent' });
  await expect(toast).toBeVisible();
  await toasts.settled(toasts.open.last());
  const isOnTop = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await toast.getByRole('button', { name: dismissNotice }).click();
  await toasts.isGone(toast);
  await expect(menu).toBeVisible();

  await menu.getByRole('button', { name: navigation.menu.close }).click();
  await expect(menu).toBeHidden();
  await expect(await toasts.raise('success')).toBeVisible();
  await expect(toasts.region).toHaveAttribute('aria-live', 'polite');
});
