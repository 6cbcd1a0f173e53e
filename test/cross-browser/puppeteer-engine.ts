import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_FLAGS } from '../../scripts/lib/browser-flags.mjs';
import type { Engine, Key } from './engine';

const KEYS: Readonly<Record<Key, KeyInput>> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: ' ',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
};

/** Timeout in milliseconds, long enough to open a page on a busy machine. */
const TIMEOUT_MS = 60_000;

const launch = {
  chromium: () =>
    puppeteer.launch({
      browser: 'chrome',
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: BROWSER_FLAGS,
      defaultViewport: null,
      protocolTimeout: TIMEOUT_MS,
    }),
  firefox: () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env['FIREFOX_PATH'] ?? '',
      defaultViewport: null,
      protocolTimeout: TIMEOUT_MS,
    }),
} as const;

function engineOn(name: keyof typeof launch, browser: Browser, page: Page): Engine {
  const goto = { waitUntil: 'load', timeout: TIMEOUT_MS } as const;
  return {
    name,
    open: async (address) => void (await page.goto(address, goto)),
    // Reads the URL in the page, because Firefox sends no event when it restores a page from its
    // back/forward cache.
    address: async () => new URL(await page.evaluate(() => location.href)),
    reload: async () => void (await page.reload(goto)),
    resize: (size) => page.setViewport(size),
    // `Engine` and Puppeteer declare the resolved type of a promise differently, so the call is
    // cast.
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as never)) as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(KEYS[key]),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    print: async (paper) => Buffer.from(await page.pdf({ format: paper, timeout: TIMEOUT_MS })),
    close: () => browser.close(),
  };
}

/** Opens Chromium over the DevTools protocol, or Firefox over WebDriver BiDi. */
export async function puppeteerEngine(name: keyof typeof launch): Promise<Engine> {
  const browser = await launch[name]();
  return engineOn(name, browser, await browser.newPage());
}
