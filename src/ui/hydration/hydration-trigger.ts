/**
 * What tells that a visitor does something with the page, or is about to. The end of a press, not its
 * beginning: code that is sent for while a finger is down holds up what the press does.
 */
const FIRST_INTERACTIONS = [
  'pointerup',
  'pointermove',
  'keydown',
  'focusin',
  'scroll',
  'touchend',
] as const;

/**
 * Browsers tell of signs that nobody gave: of a pointer that rests where a page comes to stand, and of
 * a carousel that finds its first place.
 */
const isByVisitor = (event: Event): boolean => {
  if (event.type === 'scroll') return event.target === document;
  if (event.type !== 'pointermove') return true;
  const { movementX, movementY } = event as PointerEvent;
  return movementX !== 0 || movementY !== 0;
};

/**
 * The first seconds are for looking: a page works without its code, so whoever leaves again has not
 * paid for it, and nothing takes the processor from whoever begins to scroll.
 */
const IDLE_HYDRATION_MS = 2500;

/**
 * Whether the code is to change what is seen: it leads who comes back to where they stood, opens what an
 * anchor is in, and finds what a list is asked for.
 */
export const needsCodeAtOnce = (): boolean =>
  history.state !== null || location.search !== '' || location.hash !== '';

/** A busy page is never idle: it wakes all the same. */
const LATEST_MS = 3000;

/** Calls it when the browser has nothing else to do, or has been busy for long. */
export const whenIdle = (act: () => void) =>
  // Safari has no such thing.
  'requestIdleCallback' in window
    ? requestIdleCallback(act, { timeout: LATEST_MS })
    : setTimeout(act, 200);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Settles when what has been done to the page is painted. */
export async function afterNextPaint(): Promise<void> {
  await frame();
  await frame();
}

/**
 * Settles when the page has loaded and is painted. It has loaded before: its letters, and what it decodes beside the rest, come a
 * frame or two later. Code that is on its way by then would take their share of a slow network.
 */
export async function pageSettled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await document.fonts.ready;
  await afterNextPaint();
}

/**
 * Calls `wake` once: at the visitor's first sign, or when the page has stood for a while, or has
 * nothing to wait for, and the browser has nothing else to do.
 */
export function onHydrationTrigger(wake: () => void): void {
  const once = () => {
    for (const sign of FIRST_INTERACTIONS) removeEventListener(sign, heard, { capture: true });
    wake();
  };
  const heard = (event: Event) => isByVisitor(event) && once();
  for (const sign of FIRST_INTERACTIONS)
    addEventListener(sign, heard, { capture: true, passive: true });
  pageSettled().then(() =>
    setTimeout(() => whenIdle(once), needsCodeAtOnce() ? 0 : IDLE_HYDRATION_MS),
  );
}
