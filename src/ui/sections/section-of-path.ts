import { ROUTES } from '../app/routes';

/** A detail page belongs to its list: the list's link is the one marked. */
const LIST_OF_DETAIL: Readonly<Record<string, string>> = {
  [firstSegment(ROUTES.product)]: ROUTES.products,
  [firstSegment(ROUTES.post)]: ROUTES.blog,
};

function firstSegment(path: string): string {
  return `/${path.split('/')[1] ?? ''}`.toLowerCase();
}

/** The address of the navigation link that stands for the page at `path`. */
export function sectionOfPath(path: string): string {
  const first = firstSegment(path);
  return LIST_OF_DETAIL[first] ?? first;
}
