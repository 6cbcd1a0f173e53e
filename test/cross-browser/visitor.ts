import { expect, vi } from 'vitest';
import type { Engine, Key, Size } from './engine';
import type { Seen, Sought } from './find-element';
import type { ServedSite } from './served-site';

export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1440, height: 900 };

/** Limit of Tab presses. Every page needs fewer, so a test that reaches the limit fails. */
const STOPS = 160;

/**
 * Dispatches a first interaction, without which the page delays its hydration. Returns the number
 * of elements that are not yet hydrated.
 */
function interactAndCountUnhydrated(): number {
  dispatchEvent(new Event('touchend'));
  return document.querySelectorAll('[data-unhydrated]').length;
}

/**
 * Returns the actions and checks of a visitor. They find elements by role and accessible name, and
 * wait for them.
 */
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
    /** Opens a page and waits until it is hydrated. */
    async open(path: string, size: Size = DESK) {
      await engine.resize(size);
      await engine.open(`${url}${path}`);
      await sees({ role: 'heading', level: 1 });
      await expect.poll(() => engine.evaluate(interactAndCountUnhydrated)).toBe(0);
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
    /** Types into an empty field, and waits until the field has the text. */
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
    // Navigates only after the call has returned, because navigation could destroy the document
    // that must answer the call.
    back: () => engine.evaluate(() => void setTimeout(() => history.back())),
    forward: () => engine.evaluate(() => void setTimeout(() => history.forward())),
    /**
     * Goes to another document and waits until it has loaded, because in Firefox Back fails from a
     * partly loaded document.
     */
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
