/**
 * Attribute of an element that shows an SVG file below the fold. Its value is the URL for the
 * `<use>` child, or empty if the URL is in the element's style. The attribute delays the fetch.
 * Browsers have no lazy loading for such a file and would fetch it immediately.
 */
export const LAZY = 'data-lazy';

/**
 * Attributes of an element whose style contains the URL; none in the browser, where the SVG loads
 * immediately. The global styles disable the background and the mask while the attribute is set,
 * which prevents the fetch.
 */
export const lazySvg = import.meta.env.SSR ? { [LAZY]: '' } : {};

const lazyElements = () => document.querySelectorAll(`[${LAZY}]`);

/** Loads the SVG. Afterwards the markup is the same as that of the hydrated page. */
function loadLazySvg(element: Element): void {
  const address = element.getAttribute(LAZY);
  if (address) element.firstElementChild?.setAttribute('href', address);
  element.removeAttribute(LAZY);
}

/** Loads all lazy SVGs. Must run before hydration, because the hydrated markup has no lazy SVGs. */
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
