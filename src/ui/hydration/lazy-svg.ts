/**
 * On the box of what is far down the page: what its `<use>` refers to, or nothing where its style does. Browsers
 * fetch what a drawing refers to at once, wherever it stands, and have no way to say that it may come later.
 */
export const LAZY = 'data-lazy';

/** On an element whose style has the address; `global-style.tsx` keeps that from being fetched. */
export const lazySvg = import.meta.env.SSR ? { [LAZY]: '' } : {};

const late = () => document.querySelectorAll(`[${LAZY}]`);

/** Leaves it as the page's code draws it. */
function loadLazySvg(drawing: Element): void {
  const address = drawing.getAttribute(LAZY);
  if (address) drawing.firstElementChild?.setAttribute('href', address);
  drawing.removeAttribute(LAZY);
}

/** Has the files of all drawings fetched, wherever they are. */
export const loadLazySvgs = (): void => {
  for (const drawing of late()) loadLazySvg(drawing);
};

/** Has those fetched that are seen, or are about to be. */
export function loadLazySvgsInView(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) loadLazySvg(target);
    },
    { rootMargin: '50%' },
  );
  for (const drawing of late()) seen.observe(drawing);
}
