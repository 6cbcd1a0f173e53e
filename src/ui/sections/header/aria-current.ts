import { CONTENT_ROUTES, ROUTES } from '../../site/routes';

/**
 * Maps the first path segment of a detail page or a comparison to the path of the list that the
 * page belongs to. The navigation marks the link to this list.
 */
const LIST_OF_DETAIL: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(CONTENT_ROUTES).flatMap(({ document, list }) =>
      list === null ? [] : [[firstSegment(document), list]],
    ),
  ),
  [ROUTES.compare]: ROUTES.products,
};

function firstSegment(path: string): string {
  return `/${path.split('/')[1] ?? ''}`.toLowerCase();
}

/**
 * Value of `aria-current`: `page` on a link to the current page, `true` on a link to the list that
 * the page belongs to.
 */
export type AriaCurrent = 'page' | 'true' | undefined;

/**
 * Returns the `aria-current` value of the navigation link to `to` on the page at `path`; always
 * `undefined` on the not-found page, where `path` is `null`.
 */
export function ariaCurrent(to: string, path: string | null): AriaCurrent {
  if (path === null) return undefined;
  const first = firstSegment(path);
  if (first === to) return 'page';
  return LIST_OF_DETAIL[first] === to ? 'true' : undefined;
}
