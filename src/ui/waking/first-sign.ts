/** What tells that a visitor is about to do something with the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/** A busy page is never idle: it wakes all the same. */
const LATEST_MS = 3000;

const whenIdle = (act: () => void) =>
  // Safari has no such thing.
  'requestIdleCallback' in window
    ? requestIdleCallback(act, { timeout: LATEST_MS })
    : setTimeout(act, 200);

/**
 * The page has loaded before it is painted: its letters, and what it decodes beside the rest, come a
 * frame or two later. Code that is on its way by then would take their share of a slow network.
 */
async function painted(): Promise<void> {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}

/**
 * Calls `wake` once: at the visitor's first sign, or when the page has loaded and the browser has
 * nothing else to do.
 */
export function atFirstSign(wake: () => void): void {
  const once = () => {
    for (const sign of SIGNS) removeEventListener(sign, once, { capture: true });
    wake();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { capture: true, passive: true });
  const later = async () => {
    await painted();
    whenIdle(once);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
