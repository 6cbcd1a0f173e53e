import { networkInformation } from './network-information';

/** What a visitor does with a link before following it. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

const leadsWithin = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname !== location.pathname && link.download === '';

const linkOf = (node: unknown): HTMLAnchorElement | null =>
  node instanceof Element ? node.closest<HTMLAnchorElement>('a[href]') : null;

/** Tells of links that come into view, once somebody scrolls. */
function watchLinks(tell: (link: HTMLAnchorElement) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) tell(target as HTMLAnchorElement);
    }
  });
  const watch = () => {
    seen.disconnect();
    for (const link of document.querySelectorAll('a[href]')) seen.observe(link);
  };
  const begin = () => {
    watch();
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('scroll', begin, { once: true, passive: true });
}

/**
 * Calls `prepare` with the address of each page of the site that a visitor is likely to go to: at
 * the pointer or the focus on its link; on a fast line that nobody pays for by the byte, as soon as
 * the link comes into view.
 */
export function prefetchLinks(prepare: (address: string) => void): void {
  if (networkInformation()?.saveData) return;
  const tell = (link: HTMLAnchorElement | null) => {
    if (link !== null && leadsWithin(link)) prepare(link.href);
  };
  const sign = ({ target }: Event) => tell(linkOf(target));
  for (const name of INTENT_EVENTS) addEventListener(name, sign, { capture: true, passive: true });
  if (networkInformation()?.effectiveType === '4g') watchLinks(tell);
}
