/** Events after which the visitor controls the scrolling, even before the window has moved. */
const USER_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Number of animation frames that must pass without a change after the page is complete. Sections
 * that open or change their size late do so within these frames.
 */
const QUIET_FRAMES = 2;

const isRendered = () => document.querySelector('main h1') !== null;
const isPending = () =>
  document.querySelector('main :is([data-pending], [aria-busy=true])') !== null;

/** A fallback font breaks lines elsewhere, so the height changes when the web font loads. */
const areFontsLoaded = () => document.fonts.status === 'loaded';

/** Whether the page is rendered completely. */
export const isSettled = (): boolean => isRendered() && !isPending();

/**
 * Keeps the window at a position while the page renders. A browser does this only while the
 * document loads, but parts of the page load later. The function stops when the whole page has
 * loaded (see `section-boundary.tsx`) or when the visitor scrolls. Until the page's heading is
 * rendered, the window stays at the top.
 *
 * @param go scrolls to the position, as far as the page allows; called after each change of the
 * page.
 * @param onEnd called once, when the position is no longer kept.
 * @returns a function that stops keeping the position without calling `onEnd`.
 */
export function holdScrollAnchor(go: () => void, onEnd: () => void): () => void {
  const root = document.documentElement;
  let at = scrollY;
  let height = root.scrollHeight;
  let quiet = 0;
  let frame = 0;

  const place = () => {
    if (isRendered()) go();
    else scrollTo(0, 0);
    at = scrollY;
    height = root.scrollHeight;
  };
  const tick = () => {
    place();
    if (!isSettled() || !areFontsLoaded()) return;
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
  // A scroll without a change of the page comes from the visitor, for example from the scroll bar
  // or from a search in the page.
  const scrolled = () => {
    if (Math.abs(scrollY - at) > 1 && root.scrollHeight === height) end();
  };

  const mutations = new MutationObserver(changed);
  const size = new ResizeObserver(changed);
  const stop = () => {
    mutations.disconnect();
    size.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('scroll', scrolled);
    document.fonts.removeEventListener('loadingdone', changed);
    for (const type of USER_EVENTS) removeEventListener(type, end, { capture: true });
    root.style.overflowAnchor = '';
  };
  const end = () => {
    stop();
    onEnd();
  };

  // Disables scroll anchoring, which would follow the footer when content appears above it.
  root.style.overflowAnchor = 'none';
  addEventListener('scroll', scrolled, { passive: true });
  for (const type of USER_EVENTS) addEventListener(type, end, { capture: true, passive: true });
  mutations.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  });
  size.observe(document.body);
  document.fonts.addEventListener('loadingdone', changed);
  frame = requestAnimationFrame(tick);
  return stop;
}
