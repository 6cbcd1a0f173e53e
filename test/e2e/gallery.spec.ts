import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { lists } from '../../src/ui/content/lists';
import * as failures from '../../src/ui/content/messages/failures';
import { expect, type Page, test } from './browser-test';
import { rendered } from './wait-for';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const open = async (page: Page, width: number) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/__gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
};

const specimen = (page: Page, name: string | RegExp) =>
  page.locator('section', { has: page.locator('> h3', { hasText: name }) }).last();

/**
 * Returns the elements beyond the right edge of the window, except in boxes that scroll or clip,
 * such as carousels.
 */
const standingOut = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const scrolls = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null && element.id !== 'main' && scrolls(element.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > edge && !scrolls(element))
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

async function expectNoViolations(page: Page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} } })`,
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('at 1440 px nothing animates with reduced motion and every component passes axe; none needs sideways scrolling from 320 to 2560 px, even with text of twice the size', async ({
  page,
}) => {
  await open(page, 1440);
  await rendered(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // Ignores animations of at most 1 ms, because they show no movement.
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other')),
  );
  expect(moving).toEqual([]);
  await test.step('axe', () => expectNoViolations(page));
  for (const letters of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await standingOut(page), `${width} px, letters ${letters}`).toEqual([]);
    }
  }
});

test('at 390 px every component passes axe, and every button and link is at least 44 px high for a finger', async ({
  page,
}) => {
  await open(page, 390);
  await test.step('axe', () => expectNoViolations(page));
  const targets = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, select, label:has(input))')]
      .filter((element) => element.checkVisibility() && element.closest('[inert]') === null)
      .map((element) => {
        // A pseudo-element may enlarge the touch target.
        const { top, bottom } = getComputedStyle(element, '::after');
        const wider = (inset: string) => Math.max(0, -Number.parseFloat(inset) || 0);
        const height = element.getBoundingClientRect().height + wider(top) + wider(bottom);
        return { height, what: element.textContent };
      }),
  );
  expect(targets).not.toEqual([]);
  expect(targets.filter(({ height }) => height < 43.9)).toEqual([]);
});

test('ratings, failures, failed pictures and busy buttons say what they are, and the thumbs of a range never pass each other', async ({
  page,
}) => {
  await open(page, 1440);
  // A rating is shown as a number, and its accessible name says the rating in words.
  const rating = page.getByRole('img', { name: '4.5 out of 5, sample' });
  await expect(rating).toContainText('(4.5)');

  // An error panel shows the cause of the failure, without a click, and offers a retry.
  const alert = page.getByRole('alert').filter({ hasText: 'The products' });
  await expect(alert.getByText('Bad Gateway', { exact: true })).toBeVisible();
  await expect(alert.getByRole('button', { name: failures.retry })).toBeVisible();

  // A picture that fails to load is replaced by an illustration with the same alternative text.
  const pictures = specimen(page, 'Pictures: there, missing, failed');
  await pictures.scrollIntoViewIfNeeded();
  await expect(pictures.getByRole('img', { name: 'A picture that fails to load' })).toBeVisible();
  await expect(pictures.locator('img')).toHaveCount(1);

  // A busy button keeps the focus, and assistive technology reports that it is busy.
  const busy = page.getByRole('button', { name: /^Sending/ }).first();
  await busy.focus();
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');

  const range = specimen(page, 'Range');
  const from = range.getByRole('slider', { name: lists.lowest });
  const to = range.getByRole('slider', { name: 'To' });
  await from.focus();
  await page.keyboard.press('End');
  await expect(from).toHaveAttribute('aria-valuetext', '$420.00');
  await to.focus();
  await page.keyboard.press('Home');
  await expect(to).toHaveAttribute('aria-valuetext', '$420.00');
  await page.keyboard.press('ArrowRight');
  await expect(to).toHaveAttribute('aria-valuetext', '$421.00');
});
