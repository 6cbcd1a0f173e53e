import { searchText } from '../shared/search-text';
import type { PostQuery } from './blog-post';

const OWN_PARAMETERS: readonly string[] = ['q', 'page'];
const PAGE = /^[1-9]\d{0,5}$/;

/** The posts that an address asks for: `?q=&page=`. Nonsense is left out. */
export function postQueryIn(search: string): PostQuery {
  const parameters = new URLSearchParams(search);
  const text = searchText(parameters.get('q') ?? '');
  const page = parameters.get('page') ?? '';
  return {
    ...(text !== '' && { text }),
    ...(PAGE.test(page) && page !== '1' && { page: Number(page) }),
  };
}

/**
 * The query part of the address that asks for these posts, empty for all of them. What else the
 * address `search` holds is kept.
 */
export function postSearchOf({ text, page }: PostQuery, search = ''): string {
  const parameters = new URLSearchParams();
  if (text) parameters.append('q', text);
  if (page !== undefined && page > 1) parameters.append('page', String(page));
  for (const [name, value] of new URLSearchParams(search)) {
    if (!OWN_PARAMETERS.includes(name)) parameters.append(name, value);
  }
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}
