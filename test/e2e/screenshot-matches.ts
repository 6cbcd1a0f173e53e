import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { addStylesheet } from './add-stylesheet';
import { finished, readToTheFoot } from './wait-for';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const SCREENS = [PHONE, TABLET, DESK];

const STYLE = readFileSync(join(import.meta.dirname, 'screenshot-matches.css'), 'utf8');

const LOOK = {
  // Playwright leaves the caret visible; the stylesheet that `dressed` applies hides it.
  caret: 'initial' as const,
  // Maximum fraction of different pixels. Another Chromium may antialias letters differently, but
  // nothing may move or change colour.
  maxDiffPixelRatio: 0.001,
};

/**
 * Loads every font of the page by script. While Chromium takes a screenshot, it may lay out the
 * page at another width and then request the fonts of the stylesheets again, and on a busy machine
 * it does not wait for them. Fonts that a script loaded stay available.
 */
const keepFaces = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
    const keep = async ({ style }: CSSFontFaceRule) => {
      const url = /url\("?([^")]+)"?\)/u.exec(style.getPropertyValue('src'))?.[1];
      if (url === undefined) return;
      const face = new FontFace(
        style.getPropertyValue('font-family').replaceAll('"', ''),
        await (await fetch(url)).arrayBuffer(),
        {
          style: style.getPropertyValue('font-style'),
          weight: style.getPropertyValue('font-weight'),
          unicodeRange: style.getPropertyValue('unicode-range'),
        },
      );
      document.fonts.add(await face.load());
    };
    await Promise.all(faces.map(keep));
  });

/**
 * Applies the test's stylesheet, and waits until every font has loaded and every animation has
 * ended.
 */
async function dressed(page: Page) {
  await addStylesheet(page, STYLE);
  await keepFaces(page);
  await finished(page);
}

/** Compares the window with the picture of this name in test/e2e/visual-baselines. */
export async function matchesScreenshot(page: Page, name: string) {
  await dressed(page);
  await expect(page).toHaveScreenshot(`${name}.png`, LOOK);
}

/**
 * Compares one part of the page, of any height, with the picture of this name. Scrolls the page to
 * its top first, so that the header does not cover the part.
 */
export async function partMatchesScreenshot(page: Page, part: Locator, name: string) {
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await dressed(page);
  const clip = await part.boundingBox();
  if (clip === null) throw new Error(`${name} is not on the page`);
  await expect(page).toHaveScreenshot(`${name}.png`, { ...LOOK, clip, fullPage: true });
}

/** Compares the whole page with the picture of this name, after loading all its pictures. */
export async function pageMatchesScreenshot(page: Page, name: string) {
  await readToTheFoot(page);
  await page.evaluate(() => scrollTo(0, 0));
  await dressed(page);
  await expect(page).toHaveScreenshot(`${name}.png`, { ...LOOK, fullPage: true });
}
