import { inMemoryBlog } from '../../adapters/in-memory/in-memory-blog';
import { indexReader } from '../../adapters/search-index/fetch-index';
import { readPostEntries } from '../../adapters/search-index/read-entries';
import SEARCH_INDEXES from '../../adapters/search-index/search-indexes.json' with { type: 'json' };
import type { Blog } from '../../application/ports/blog';

/** Returns a `Blog` that searches the published search index; `null` when the site has no index. */
export const postIndex = indexReader<Blog>(SEARCH_INDEXES.blog, ({ items }) =>
  inMemoryBlog(
    readPostEntries(items),
    () => null,
    () => '',
  ),
);
