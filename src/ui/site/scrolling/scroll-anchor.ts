/** What moves the window is the visitor's from here on, also before it has moved. */
const ACTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Frames in which nothing changed, after all has come: what opens or lays itself out late has done so. */
const QUIET_FRAMES = 2;

const isDrawn = () => document.querySelector('main h1') !== null;
const isPending = () =>
  document.querySelector('main :is([data-pending], [aria-busy=true])') !== null;

/** Letters in another font are as long in other lines. */
const isInItsFonts = () => document.fonts.status === 'loaded';

/** Whether all of the page is there. */
export const isSettled = (): boolean => isDrawn() && !isPending();

/**
 * Keeps the window at a place while the page is being drawn, until all of it has come (see
 * `Pending`) or the visitor moves. While there is no page yet it shows the top of what there is.
 * A browser does so for a document that arrives; here parts of the page arrive after the document.
 *
 * @param go scrolls there, as far as the page goes; called whenever the page has changed.
 * @param onEnd called once, unless the returned function ends it first.
 */
export function holdScrollAnchor(go: () => void, onEnd: () => void): () => void {
  const root = document.documentElement;
  let at = scrollY;
  let height = root.scrollHeight;
  let quiet = 0;
  let frame = 0;

  const place = () => {
    if (isDrawn()) go();
    else scrollTo(0, 0);
    at = scrollY;
    height = root.scrollHeight;
  };
  const tick = () => {
    place();
    if (!isSettled() || !isInItsFonts()) return;
    if (quiet === QUIET_FRAMES) end();
    else frame = requestAnimationFrame(tick);
    quiet += 1;
  };
  const changed = () => {
    place();
    quiet = 0;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tick);
  };
  // Without a change of the page it was the visitor: by the scroll bar, or a search in the page.
  const scrolled = () => {
    if (Math.abs(scrollY - at) > 1 && root.scrollHeight === height) end();
  };

  const parts = new MutationObserver(changed);
  const size = new ResizeObserver(changed);
  const stop = () => {
    parts.disconnect();
    size.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('scroll', scrolled);
    document.fonts.removeEventListener('loadingdone', changed);
    for (const act of ACTS) removeEventListener(act, end, { capture: true });
    root.style.overflowAnchor = '';
  };
  const end = () => {
    stop();
    onEnd();
  };

  // Otherwise the browser would keep in view what was there first: the footer.
  root.style.overflowAnchor = 'none';
  addEventListener('scroll', scrolled, { passive: true });
  for (const act of ACTS) addEventListener(act, end, { capture: true, passive: true });
  parts.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  });
  size.observe(document.body);
  document.fonts.addEventListener('loadingdone', changed);
  frame = requestAnimationFrame(tick);
  return stop;
}
