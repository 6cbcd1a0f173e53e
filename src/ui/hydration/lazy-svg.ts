/**
 * Attribute on the wrapper of an SVG below the fold. Its value is the address that the `<use>`
 * refers to; it is empty where a style holds the address. Browsers fetch an SVG that the page
 * refers to at once, wherever it is, and offer no way to load it lazily.
 */
export const LAZY = 'data-lazy';

/**
 * For an element whose style holds the address. `global-style.tsx` prevents the fetch while the
 * attribute is set.
 */
export const lazySvg = import.meta.env.SSR ? { [LAZY]: '' } : {};

const lazyElements = () => document.querySelectorAll(`[${LAZY}]`);

/** Leaves the element as the hydrated page renders it. */
function loadLazySvg(element: Element): void {
  const address = element.getAttribute(LAZY);
  if (address) element.firstElementChild?.setAttribute('href', address);
  element.removeAttribute(LAZY);
}

/** Loads every lazy SVG, wherever it is on the page. */
export const loadLazySvgs = (): void => {
  for (const element of lazyElements()) loadLazySvg(element);
};

/** Loads lazy SVGs when they are in the viewport, or within half a viewport of it. */
export function loadLazySvgsInView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) loadLazySvg(target);
    },
    { rootMargin: '50%' },
  );
  for (const element of lazyElements()) observer.observe(element);
}
