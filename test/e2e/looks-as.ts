import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { finished, readToTheFoot } from './in-time';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
export const SCREENS = [PHONE, { width: 768, height: 1024 }, DESK];

const STYLE = join(import.meta.dirname, 'looks-as.css');

const LOOK = {
  // Hidden by our own style, as Playwright would by one of its own: see `dressed`.
  caret: 'initial' as const,
  // A letter's edge may be drawn otherwise by another Chromium; nothing may move or change colour.
  maxDiffPixelRatio: 0.001,
};

/**
 * In the test's own style, with every face loaded and every movement over. A style sheet that comes later makes Chromium
 * fetch the faces again, and a busy machine takes the picture before they are there.
 */
async function dressed(page: Page) {
  await page.addStyleTag({ path: STYLE });
  await page.evaluate(async () => {
    // Lays the page out, by which the faces of the new style are known.
    document.body.getBoundingClientRect();
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
  });
  await finished(page);
}

/** Compares what the window shows with the picture of that name in test/e2e/signed-off. */
export async function looksAs(page: Page, name: string) {
  await dressed(page);
  await expect(page).toHaveScreenshot(`${name}.png`, LOOK);
}

/** Compares one part of the page, however high it is, with the header where the page begins. */
export async function partLooksAs(page: Page, part: Locator, name: string) {
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await dressed(page);
  const clip = await part.boundingBox();
  if (clip === null) throw new Error(`${name} is not on the page`);
  await expect(page).toHaveScreenshot(`${name}.png`, { ...LOOK, clip, fullPage: true });
}

/** Compares the whole page, as one who has read it to its foot has seen it. */
export async function pageLooksAs(page: Page, name: string) {
  await readToTheFoot(page);
  await page.evaluate(() => scrollTo(0, 0));
  await dressed(page);
  await expect(page).toHaveScreenshot(`${name}.png`, { ...LOOK, fullPage: true });
}
