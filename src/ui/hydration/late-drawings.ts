/**
 * On the box of what is far down the page: what its `<use>` refers to, or nothing where its style does. Browsers
 * fetch what a drawing refers to at once, wherever it stands, and have no way to say that it may come later.
 */
export const LATE = 'data-late';

/** On an element whose style has the address; `global-style.tsx` keeps that from being fetched. */
export const lateDrawing = import.meta.env.SSR ? { [LATE]: '' } : {};

const late = () => document.querySelectorAll(`[${LATE}]`);

/** Leaves it as the page's code draws it. */
function fetchDrawing(drawing: Element): void {
  const address = drawing.getAttribute(LATE);
  if (address) drawing.firstElementChild?.setAttribute('href', address);
  drawing.removeAttribute(LATE);
}

/** Has the files of all drawings fetched, wherever they are. */
export const fetchDrawings = (): void => {
  for (const drawing of late()) fetchDrawing(drawing);
};

/** Has those fetched that are seen, or are about to be. */
export function fetchDrawingsInView(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) fetchDrawing(target);
    },
    { rootMargin: '50%' },
  );
  for (const drawing of late()) seen.observe(drawing);
}
