import type { Blog } from '../../application/ports/blog';
import type { PostSummary } from '../../domain/journal/blog-post';
import type { LeftOut } from './left-out';

/** The journal without those posts. Its totals stay: a page of a list may have fewer. */
export function blogWithout(blog: Blog, leftOut: LeftOut): Blog {
  const isKept = ({ id }: Pick<PostSummary, 'id'>) => !leftOut.has(`post/${id}`);
  return {
    ...blog,
    list: async (options) => (await blog.list(options)).filter(isKept),
    async search(query, options) {
      const found = await blog.search(query, options);
      return { ...found, items: found.items.filter(isKept) };
    },
    byId: async (id, options) => (isKept({ id }) ? blog.byId(id, options) : null),
    async neighbours(post, options) {
      const nearest = async (side: 'previous' | 'next') => {
        let found = (await blog.neighbours(post, options))[side];
        while (found !== null && !isKept(found)) {
          found = (await blog.neighbours(found, options))[side];
        }
        return found;
      };
      return { previous: await nearest('previous'), next: await nearest('next') };
    },
  };
}
