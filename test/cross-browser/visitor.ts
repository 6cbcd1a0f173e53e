import { expect, vi } from 'vitest';
import type { Engine, Key, Size } from './engine';
import type { Seen, Sought } from './in-page';
import type { ServedSite } from './served-site';

export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1440, height: 900 };

/** More stops than any page has before what is looked for. */
const STOPS = 160;

/** With a sign of somebody's being there: a page that nobody touches lets its code wait. */
function wakeAndCountAsleep(): number {
  dispatchEvent(new Event('touchend'));
  return document.querySelectorAll('[data-unhydrated]').length;
}

/** Somebody at a browser, who finds things by their names and waits until they are there. */
export function visitorOf(engine: Engine, { url }: ServedSite) {
  const seen = (sought: Sought) =>
    engine.evaluate((what: Sought) => window.probe.look(what), sought);
  const first = async (sought: Sought): Promise<Seen | undefined> => (await seen(sought))[0];

  const sees = async (sought: Sought, what: Partial<Seen> = {}) => {
    await expect
      .poll(() => first(sought), { message: JSON.stringify(sought) })
      .toMatchObject({ text: expect.anything(), ...what });
  };
  const reach = (sought: Sought) =>
    vi.waitFor(() => engine.evaluate((what: Sought) => window.probe.reach(what), sought), {
      timeout: 20_000,
    });
  const click = async (sought: Sought) => engine.click(await reach(sought));

  return {
    engine,
    seen,
    sees,
    click,
    reach,
    /** Opens a page and waits until its code is at work. */
    async open(path: string, size: Size = DESK) {
      await engine.resize(size);
      await engine.open(`${url}${path}`);
      await sees({ role: 'heading', level: 1 });
      await expect.poll(() => engine.evaluate(wakeAndCountAsleep)).toBe(0);
    },
    seesNo: (sought: Sought) => expect.poll(() => seen(sought)).toEqual([]),
    seesText: (text: string) =>
      expect.poll(() => engine.evaluate(() => document.body.innerText)).toContain(text),
    texts: async (sought: Sought) => (await seen(sought)).map(({ text }) => text),
    isAt: (path: string) =>
      expect
        .poll(async () => {
          const { pathname, search } = await engine.address();
          return `${pathname}${search}`;
        })
        .toBe(path),
    /** Empties a field and types into it. */
    async write(sought: Sought, text: string) {
      await click(sought);
      await engine.type(text);
      await sees(sought, { value: text });
    },
    async tabTo(sought: Sought) {
      for (let stop = 0; stop < STOPS && !(await first(sought))?.focused; stop += 1)
        await engine.press('Tab');
      await sees(sought, { focused: true, inView: true });
    },
    press: (key: Key) => engine.press(key),
    // Not before the call has been answered: the document that would answer it may be gone.
    back: () => engine.evaluate(() => void setTimeout(() => history.back())),
    forward: () => engine.evaluate(() => void setTimeout(() => history.forward())),
    /** To another document, and until all of it is there: Back from half of one leads nowhere in Firefox. */
    async leaveFor(address: string) {
      await engine.evaluate((to: string) => void setTimeout(() => location.assign(to)), address);
      await expect
        .poll(() => engine.evaluate(() => [location.pathname, document.readyState]))
        .toEqual([address, 'complete']);
    },
    scrolled: () => engine.evaluate(() => Math.round(scrollY)),
    complaints: () => engine.evaluate(() => [...window.probe.complaints]),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
