import type { Blog } from '../../application/ports/blog';

/** Answers searches from the search index of the published site: see `indexed-catalogue.ts`. */
export function indexedBlog(live: Blog, readIndex: () => Promise<Blog | null>): Blog {
  const searched = async () => (await readIndex()) ?? live;
  return {
    ...live,
    search: async (query, options) => (await searched()).search(query, options),
    topics: async (options) => (await searched()).topics(options),
  };
}
