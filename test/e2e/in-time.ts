import type { Page } from '@playwright/test';

/** Waits until what has been done is drawn, and told to whoever listens for scrolling. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Waits until every movement that has begun and has an end has come to it, also on a stopped clock. */
export const finished = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        // What follows the scrolling goes on for as long as the page does.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running');
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Waits until every movement that has an end has come to it. */
export async function atRest(page: Page) {
  await drawn(page);
  await finished(page);
}

/** Waits until what was sent to the page has arrived there: the answer to a later question has. */
export async function roundTrip(page: Page) {
  await page.evaluate(async () => void (await (await fetch('/', { cache: 'no-store' })).text()));
  await drawn(page);
}

/** A gate that holds up whoever awaits `opened`, until it is opened. */
export function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back what the page asks for at an address, until the returned function is called. */
export async function holdBack(page: Page, address: Parameters<Page['route']>[0]) {
  const { opened, open } = aGate();
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** As one who reads to the foot of the page, and waits for each picture on the way. */
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
      // One that has been replaced meanwhile never comes.
      while (seen().some(({ complete }) => !complete)) await frame();
      await Promise.all(seen().map((image) => image.decode().catch(() => {})));
    }
  });
