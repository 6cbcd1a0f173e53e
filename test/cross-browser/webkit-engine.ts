import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver';
import type { Engine, Key, Size } from './engine';
import { startWebKitDriver } from './webkit-driver';

const KEYS: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
};

const TIMEOUT_MS = 60_000;
const DRAG_STEPS = 8;

/**
 * Returns a WebDriver script that calls a function with all arguments but the last, which is the
 * driver's callback. The script contains the function's source, because the page's own security
 * policy forbids creating code from text.
 */
const callOf = (run: string) => `
  const done = arguments[arguments.length - 1];
  const args = Array.prototype.slice.call(arguments, 0, -1);
  Promise.resolve().then(() => (${run})(...args)).then(
    (answer) => done({ answer }),
    (error) => done({ error: String(error && error.stack || error) }),
  );`;

const evaluateIn =
  (driver: WebDriver): Engine['evaluate'] =>
  async (run, ...args) => {
    const result = await driver.executeAsyncScript<{ answer?: never; error?: string }>(
      callOf(run.toString()),
      ...args,
    );
    if (result.error !== undefined) throw new Error(result.error);
    return result.answer as never;
  };

/**
 * Opens a window without toolbars, because the toolbars of the first window make it wider than a
 * phone.
 */
async function openBareWindow(driver: WebDriver) {
  const first = await driver.getWindowHandle();
  await driver.executeScript("window.open('about:blank', '_blank', 'popup,width=390,height=844')");
  const bare = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  if (bare === undefined) throw new Error('WebKit opened no second window');
  await driver.switchTo().window(bare);
}

const hasSize = ({ width, height }: Size) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (innerWidth !== width || innerHeight !== height) return;
      removeEventListener('resize', look);
      // Resize listeners have run by the next frame.
      requestAnimationFrame(() => resolve());
    };
    addEventListener('resize', look);
    look();
  });

/** Opens WebKitGTK's MiniBrowser over WebDriver, on a virtual screen of its own. */
export async function webKitEngine(): Promise<Engine> {
  const { url, stop } = await startWebKitDriver();
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: process.env['MINI_BROWSER_PATH'],
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    })
    .build();
  await driver.manage().setTimeouts({ script: TIMEOUT_MS, pageLoad: TIMEOUT_MS });
  await openBareWindow(driver);
  const evaluate = evaluateIn(driver);
  const hands = () => driver.actions({ async: false });
  return {
    name: 'webkit',
    evaluate,
    open: (address) => driver.get(address),
    address: async () => new URL(await driver.getCurrentUrl()),
    reload: () => driver.navigate().refresh(),
    async resize(size) {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      await evaluate(hasSize, size);
    },
    click: ({ x, y }) => hands().move({ x, y, duration: 0 }).press().release().perform(),
    async drag(from, to) {
      const hand = hands()
        .move({ ...from, duration: 0 })
        .press();
      for (let step = 1; step <= DRAG_STEPS; step += 1) {
        const part = step / DRAG_STEPS;
        const x = Math.round(from.x + (to.x - from.x) * part);
        const y = Math.round(from.y + (to.y - from.y) * part);
        hand.move({ x, y, duration: 16 });
      }
      await hand.release().perform();
    },
    press: (key) => hands().sendKeys(KEYS[key]).perform(),
    type: (text) => hands().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: () => Promise.reject(new Error('WebKitGTK cannot print through WebDriver')),
    async close() {
      await driver.quit();
      await stop();
    },
  };
}
