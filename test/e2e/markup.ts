import type { Page } from '@playwright/test';

/**
 * Returns faults of a document's markup: wrong children in lists, SVG attributes on wrong elements,
 * duplicate ids, references to missing ids, and nested live regions.
 */
export const markupFaults = (page: Page, html: string): Promise<readonly string[]> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = [...parsed.querySelectorAll('*')];
    const tagOf = (element: Element) => element.cloneNode(false) as Element;
    const problemIn = (what: string, element: Element) =>
      `${what}: ${tagOf(element).outerHTML.slice(0, 120)}`;

    const CHILDREN: Readonly<Record<string, readonly string[]>> = {
      ul: ['li', 'script', 'template'],
      ol: ['li', 'script', 'template'],
      dl: ['dt', 'dd', 'div', 'script', 'template'],
    };
    const strangers = all
      .filter(
        (element) =>
          !(CHILDREN[element.parentElement?.localName ?? '']?.includes(element.localName) ?? true),
      )
      .map((element) => problemIn(`in a ${element.parentElement?.localName}`, element));

    // Finds SVG attributes that are allowed only on shapes.
    const misplaced = [
      ...parsed.querySelectorAll('g[vector-effect], svg[vector-effect], g[d], svg[d]'),
    ].map((element) => problemIn('an attribute of shapes', element));

    const ids = all.map(({ id }) => id).filter((id) => id !== '');
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: #${id}`);

    const REFERENCES = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'for',
      'headers',
      'list',
      'commandfor',
      'popovertarget',
    ];
    const missing = all.flatMap((element) =>
      REFERENCES.flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/u))
        .filter((id) => id !== '' && !ids.includes(id))
        .map((id) => problemIn(`no #${id}`, element)),
    );

    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    const nested = [...parsed.querySelectorAll(LIVE)]
      .filter((element) => element.parentElement?.closest(LIVE))
      .map((element) => problemIn('read twice', element));

    return [...strangers, ...misplaced, ...twice, ...missing, ...nested];
  }, html);
