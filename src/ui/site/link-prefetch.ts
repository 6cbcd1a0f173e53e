import { networkInformation } from './network-information';

/** Events on a link that often precede a navigation. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

const leadsWithin = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname !== location.pathname && link.download === '';

const linkOf = (node: unknown): HTMLAnchorElement | null =>
  node instanceof Element ? node.closest<HTMLAnchorElement>('a[href]') : null;

/** From the first scroll on, calls `onVisible` for each link that is in the viewport. */
function watchLinks(onVisible: (link: HTMLAnchorElement) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) onVisible(target as HTMLAnchorElement);
    }
  });
  const watch = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };
  const begin = () => {
    watch();
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('scroll', begin, { once: true, passive: true });
}

/**
 * Calls `prefetch` with the address of each page of the site that a visitor is likely to open: when
 * the pointer or the focus reaches its link and, on a fast connection, when the link is in the
 * viewport after the first scroll. With data saving on, it prefetches nothing.
 */
export function prefetchLinks(prefetch: (address: string) => void): void {
  if (networkInformation()?.saveData) return;
  const prefetchLink = (link: HTMLAnchorElement | null) => {
    if (link !== null && leadsWithin(link)) prefetch(link.href);
  };
  const onIntent = ({ target }: Event) => prefetchLink(linkOf(target));
  for (const name of INTENT_EVENTS)
    addEventListener(name, onIntent, { capture: true, passive: true });
  if (networkInformation()?.effectiveType === '4g') watchLinks(prefetchLink);
}
