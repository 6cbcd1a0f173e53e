/**
 * Events that count as the first interaction. `pointerup` rather than `pointerdown`: starting a
 * download while the finger is down delays the click itself.
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
 * Returns whether the visitor caused the event. Browsers also dispatch events that no visitor
 * caused: a `pointermove` when a page loads under a resting pointer, and a `scroll` when a carousel
 * takes its initial position.
 */
const isByVisitor = (event: Event): boolean => {
  if (event.type === 'scroll') return event.target === document;
  if (event.type !== 'pointermove') return true;
  const { movementX, movementY } = event as PointerEvent;
  return movementX !== 0 || movementY !== 0;
};

/**
 * Delay before hydration without an interaction, in ms. The page works without hydration. A visitor
 * who leaves during the delay downloads no code, and the main thread stays free for a visitor who
 * starts to scroll.
 */
const IDLE_HYDRATION_MS = 2500;

/**
 * Returns whether the page may look different after hydration: a history state can contain a scroll
 * position to restore, an anchor can open a section, and a query string can contain filters.
 */
export const needsCodeAtOnce = (): boolean =>
  history.state !== null || location.search !== '' || location.hash !== '';

/** Timeout of the idle callback, in ms. Without one, a busy page might never be hydrated. */
const LATEST_MS = 3000;

/** Calls `act` when the browser is idle, or after `LATEST_MS` at the latest. */
export const whenIdle = (act: () => void) =>
  // Safari has no `requestIdleCallback`.
  'requestIdleCallback' in window
    ? requestIdleCallback(act, { timeout: LATEST_MS })
    : setTimeout(act, 200);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves after two animation frames, when all changes so far are painted. */
export async function afterNextPaint(): Promise<void> {
  await frame();
  await frame();
}

/**
 * Resolves after `load`, web fonts and two animation frames, so that nothing that is fetched
 * afterwards competes with the first paint on a slow network.
 */
export async function pageSettled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await document.fonts.ready;
  await afterNextPaint();
}

/**
 * Calls `hydrate` once: at the first interaction or, without one, when the browser is idle
 * `IDLE_HYDRATION_MS` after `pageSettled()`. If `needsCodeAtOnce()`, this delay is 0.
 */
export function onHydrationTrigger(hydrate: () => void): void {
  let isTriggered = false;
  const once = () => {
    if (isTriggered) return;
    isTriggered = true;
    for (const type of FIRST_INTERACTIONS) removeEventListener(type, onEvent, { capture: true });
    hydrate();
  };
  const onEvent = (event: Event) => isByVisitor(event) && once();
  for (const type of FIRST_INTERACTIONS)
    addEventListener(type, onEvent, { capture: true, passive: true });
  pageSettled().then(() =>
    setTimeout(() => whenIdle(once), needsCodeAtOnce() ? 0 : IDLE_HYDRATION_MS),
  );
}
