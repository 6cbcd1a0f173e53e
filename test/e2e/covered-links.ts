import type { Page } from '@playwright/test';

/**
 * Returns the links, buttons and fields whose centre is covered by another element, so that a tap
 * misses them.
 */
export const coveredLinks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const found: string[] = [];
    let checked = 0;
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/u.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    const nameOf = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 40)}`;

    for (const link of document.querySelectorAll(
      'a[href], button, summary, select, input, textarea',
    )) {
      const isMet =
        link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        link.closest(
          '[inert], [aria-hidden=true], dialog:not([open]), .keen-slider, .carousel-slides',
        ) === null &&
        !link.matches(':disabled, [type=range]') &&
        getComputedStyle(link).clipPath === 'none';
      if (!isMet) continue;
      link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      // Uses the first rectangle of a link that wraps, because the centre of its bounding box may
      // be beside its text.
      const [box] = link.getClientRects();
      if (box === undefined || box.width < 2 || box.height < 2) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      checked += 1;
      const hit = document.elementFromPoint(x, y);
      const isOwn = hit !== null && (link.contains(hit) || hit.contains(link));
      // Ignores a fixed element, because the visitor can scroll the link out from under it. Ignores
      // the label of a field, because a tap on the label reaches the field.
      if (hit === null || isOwn || isFixed(hit) || hit.closest('label')?.contains(link)) continue;
      found.push(`${nameOf(link)} | under ${nameOf(hit)}`);
    }
    return checked === 0 ? ['The page has no link to tap'] : found;
  });
