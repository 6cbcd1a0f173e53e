import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { medians } from './medians.mjs';
import { PHONE, SLOWER } from './phone-emulation.mjs';

/** The speed of a quick swipe, in px per second. */
const SPEED = 1600;

/**
 * Styles that are added to the home page before a measurement. `with the thread` changes nothing;
 * `without it` removes the scroll animation.
 */
const WAYS = /** @type {const} */ ({
  'with the thread': ':root {}',
  'without it': '.home-thread { display: none; } main *::after { animation: none !important; }',
});

/** Runs in the page: counts frames and long tasks, and records the longest of each in ms. */
function watchFrames() {
  const noted = { frames: 0, longestFrame: 0, longTasks: 0, longestTask: 0 };
  Object.assign(globalThis, { noted });
  let last = performance.now();
  const frame = (/** @type {number} */ now) => {
    noted.frames += 1;
    noted.longestFrame = Math.max(noted.longestFrame, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      noted.longTasks += 1;
      noted.longestTask = Math.max(noted.longestTask, duration);
    }
  }).observe({ type: 'longtask' });
}

/**
 * Scrolls the page from top to bottom with a swipe that the browser synthesizes. Returns the frames
 * and long tasks during the scrolling, and the time in ms that styles, layout and scripts took.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} style
 * @returns {Promise<Record<string, number>>}
 */
async function readDown(browser, url, style) {
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: style });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scroll = (/** @type {number} */ yDistance) =>
    client.send('Input.synthesizeScrollGesture', {
      x: PHONE.viewport.width / 2,
      y: PHONE.viewport.height / 2,
      yDistance,
      speed: SPEED,
    });
  // Scroll to the bottom and back, so that the lazy pictures are loaded before the measurement.
  await scroll(-height);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await client.send('Performance.enable');
  const costs = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await costs();
  await page.evaluate(watchFrames);
  await scroll(-height);
  const after = await costs();
  const noted = await page.evaluate(() => /** @type {any} */ (globalThis).noted);
  await context.close();
  const spent = (/** @type {string} */ name) => 1000 * ((after[name] ?? 0) - (before[name] ?? 0));
  return {
    ...noted,
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    script: spent('ScriptDuration'),
  };
}

/**
 * Measures how the page scrolls with and without the scroll animation. Each run measures both
 * variants, one after the other.
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<Record<string, Record<string, number>>>} the medians with and without the
 * animation; times in ms.
 */
export async function scrolling(url, runs) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...BROWSER_FLAGS],
  });
  /** @type {Record<string, Record<string, number>[]>} */
  const found = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [way, style] of Object.entries(WAYS)) {
      found[way]?.push(await readDown(browser, url, style));
    }
  }
  await browser.close();
  return Object.fromEntries(Object.entries(found).map(([way, each]) => [way, medians(each)]));
}
