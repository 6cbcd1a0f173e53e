/**
 * Attribute on the wrapper of an SVG below the fold. Its value is the URL for the `<use>` element,
 * or empty if the URL is in a style. It delays the fetch, because browsers cannot load an SVG file
 * lazily: they fetch every file that the page refers to at once.
 */
export const LAZY = 'data-lazy';

/**
 * Attributes of an element whose style contains the URL. `global-style.tsx` prevents the fetch
 * while the attribute is set.
 */
export const lazySvg = import.meta.env.SSR ? { [LAZY]: '' } : {};

const lazyElements = () => document.querySelectorAll(`[${LAZY}]`);

/** Loads the SVG. Afterwards the element is as the hydrated page renders it. */
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
