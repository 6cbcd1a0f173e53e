import type { PostQuery } from '../../../domain/journal/blog-post';
import { searchText } from '../../../domain/shared/search-text';
import { pageIn, searchWith } from './list-parameters';

/** Returns the post query in an address: `?q=&topic=&page=`. Invalid values are left out. */
export function postQueryIn(search: string): PostQuery {
  const parameters = new URLSearchParams(search);
  const text = searchText(parameters.get('q') ?? '');
  const topic = searchText(parameters.get('topic') ?? '');
  const page = pageIn(parameters.get('page') ?? '');
  return {
    ...(text !== '' && { text }),
    ...(topic !== '' && { topic }),
    ...(page > 1 && { page }),
  };
}

/**
 * Returns the query string for these posts; empty for all posts. Other parameters of `search` are
 * preserved.
 */
export const postSearchOf = ({ text, topic, page = 1 }: PostQuery, search = ''): string =>
  searchWith(
    [
      ['q', text],
      ['topic', topic],
      ['page', page > 1 ? page : undefined],
    ],
    search,
  );
