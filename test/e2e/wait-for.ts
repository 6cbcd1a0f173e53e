import type { Page } from '@playwright/test';

/** Waits until changes are rendered and scroll listeners have run. */
export const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Waits until every running finite animation has ended, also on a stopped clock. */
export const finished = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        // Skips scroll-driven animations, because they never end.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Waits until changes are rendered and every finite animation has ended. */
export async function atRest(page: Page) {
  await rendered(page);
  await finished(page);
}

/**
 * Makes a request and waits for its response, so that all earlier requests and responses have
 * arrived.
 */
export async function roundTrip(page: Page) {
  await page.evaluate(async () => void (await (await fetch('/', { cache: 'no-store' })).text()));
  await rendered(page);
}

/** Returns a promise, `opened`, and a function, `open`, that resolves it. */
export function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Delays the page's requests to a URL until the returned function is called. */
export async function holdBack(page: Page, address: Parameters<Page['route']>[0]) {
  const { opened, open } = aGate();
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Scrolls to the end of the page like a reader, and waits for each picture on the way. */
export const readToTheFoot = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isSeen = (image: Element) => {
      const { left, right, top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    };
    const seen = () => [...document.images].filter(isSeen);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
      // Reads the list anew each time, because a picture that was replaced meanwhile never loads.
      while (seen().some(({ complete }) => !complete)) await frame();
      await Promise.all(seen().map((image) => image.decode().catch(() => {})));
    }
  });
