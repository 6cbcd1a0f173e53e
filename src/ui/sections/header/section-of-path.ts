import { ROUTES } from '../../site/routes';

/** A detail page and a comparison belong to a list: the list's link is the one marked. */
const LIST_OF_DETAIL: Readonly<Record<string, string>> = {
  [firstSegment(ROUTES.product)]: ROUTES.products,
  [ROUTES.compare]: ROUTES.products,
  [firstSegment(ROUTES.post)]: ROUTES.blog,
};

function firstSegment(path: string): string {
  return `/${path.split('/')[1] ?? ''}`.toLowerCase();
}

/** How a link marks what is shown: that it leads there (`page`), or to what it belongs to. */
export type CurrentMark = 'page' | 'true' | undefined;

/** How the navigation's link to `to` is marked on the page at `path`; `null` for none of the site's. */
export function currentMark(to: string, path: string | null): CurrentMark {
  if (path === null) return undefined;
  const first = firstSegment(path);
  if (first === to) return 'page';
  return LIST_OF_DETAIL[first] === to ? 'true' : undefined;
}
