import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { PHONE, SLOWER } from './phone-emulation.mjs';

/** Delays between the first paint and the visitor's click, in ms. */
const MOMENTS = [200, 500, 1000, 2000, 5000];

/** An interaction that has no effect within this time, in ms, counts as lost. */
const LOST_AFTER_MS = 15_000;

/**
 * The measured interactions. `click` is the selector of the element to click, `typed` the key to
 * press after the click, and `done` the selector of an element that exists once the interaction has
 * worked.
 * @typedef {{ name: string, path: string, click: string, typed?: string, done: string }} Thing
 * @type {readonly Thing[]}
 */
const THINGS = [
  { name: 'menu', path: '/', click: 'header button[aria-haspopup=dialog]', done: 'dialog[open]' },
  {
    name: 'question',
    path: '/faq',
    click: 'main button[aria-controls=carterii-or-maydi-panel]',
    done: 'main button[aria-controls=carterii-or-maydi-panel][aria-expanded=true]',
  },
  {
    name: 'filter',
    path: '/product',
    click: 'main button[aria-haspopup=dialog]',
    done: 'dialog[open]',
  },
  {
    name: 'gallery',
    path: '/product-detail/',
    click: '.gallery-thumbs li:nth-child(2) a',
    done: '.gallery-thumbs li:nth-child(2) [aria-current=true]',
  },
  {
    name: 'form field',
    path: '/contactus',
    click: 'main form input[name=name]',
    typed: 'H',
    done: 'main form input[name=name]:focus',
  },
  {
    name: 'carousel',
    path: '/',
    click: 'main button[aria-label="Next slide"]',
    done: 'main button[aria-label^="Show slide 2"][aria-current=true]',
  },
];

/**
 * @typedef {{ paint: number, done: number | null }} Reaction Times in ms. `paint`: the longest time
 * from an event of the interaction to the next paint; `done`: the time from the click to its
 * effect, `null` when the click was lost.
 */

/** Runs in the page: records the longest time from an event of an interaction to the next paint. */
function watchReactions() {
  const noted = { paint: 0 };
  Object.assign(globalThis, { noted });
  const kinds = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'touchstart', 'touchend'];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (kinds.includes(name)) noted.paint = Math.max(noted.paint, duration);
    }
    // 16 ms is the minimum of `durationThreshold`, an option that TypeScript's types lack.
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

/**
 * Visits a page, clicks `moment` ms after the first paint, and returns how the page reacted.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Thing} thing
 * @param {number} moment
 * @returns {Promise<Reaction>}
 */
async function react(browser, url, { click, typed, done }, moment) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchReactions);
  await page.goto(url, { waitUntil: 'commit' });
  // Scroll the element into view first, because it may be outside the first screen.
  const place = await page.evaluate(
    async ({ click, moment }) => {
      const firstPaint = new Promise((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          resolve(undefined);
        }).observe({ type: 'paint', buffered: true });
      });
      await firstPaint;
      const element = await new Promise((resolve) => {
        const look = () => {
          const found = document.querySelector(click);
          if (found === null) requestAnimationFrame(look);
          else resolve(found);
        };
        look();
      });
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const wait = (paint?.startTime ?? 0) + moment - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    { click, moment },
  );
  const start = performance.now();
  await page.touchscreen.tap(place.x, place.y);
  if (typed !== undefined) await page.keyboard.press(typed);
  const elapsed = await page
    .waitForFunction(
      ({ done, typed }) => {
        const found = document.querySelector(done);
        return found !== null && (typed === undefined || Reflect.get(found, 'value') === typed);
      },
      { done, typed },
      { timeout: LOST_AFTER_MS },
    )
    .then(() => performance.now() - start)
    .catch(() => null);
  // Wait until the browser has reported the events, shortly after the next paint.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const paint = await page.evaluate(() => Reflect.get(globalThis, 'noted').paint);
  await context.close();
  return { paint, done: elapsed };
}

/**
 * Measures how soon pages react to clicks shortly after their first paint, with the processor
 * slowed down four times.
 * @param {string} base origin of the site.
 * @param {(path: string) => string} pageOf returns the address of the page to visit: see
 * `firstPage`.
 * @param {number} runs number of runs of each interaction at each delay.
 */
export async function interactions(base, pageOf, runs) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...BROWSER_FLAGS],
  });
  const results = [];
  try {
    for (const thing of THINGS) {
      for (const moment of MOMENTS) {
        process.stderr.write(`${thing.name}, ${moment} ms after the first paint\n`);
        const reactions = [];
        for (let run = 0; run < runs; run += 1) {
          reactions.push(await react(browser, base + pageOf(thing.path), thing, moment));
        }
        results.push({ thing: thing.name, moment, reactions });
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}

/**
 * Formats the results with one line per interaction and one column per delay. A cell contains the
 * slowest run's time to the next paint in ms, or the number of lost clicks if there are any.
 * @param {Awaited<ReturnType<typeof interactions>>} results
 */
export function interactionTable(results) {
  const cell = (/** @type {string} */ thing, /** @type {number} */ moment) => {
    const found = results.find((one) => one.thing === thing && one.moment === moment);
    const reactions = found?.reactions ?? [];
    const lost = reactions.filter(({ done }) => done === null).length;
    const paint = Math.max(...reactions.map((reaction) => reaction.paint));
    return lost > 0 ? `${lost} lost` : `${Math.max(16, paint)} ms`;
  };
  const rows = [
    ['clicked at', ...MOMENTS.map((moment) => `${moment / 1000} s`)],
    ...THINGS.map(({ name }) => [name, ...MOMENTS.map((moment) => cell(name, moment))]),
  ];
  return rows
    .map((row) =>
      row
        .map((text) => text.padEnd(12))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
