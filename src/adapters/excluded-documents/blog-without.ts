import type { Blog } from '../../application/ports/blog';
import type { PostSummary } from '../../domain/journal/blog-post';
import type { ExcludedDocuments } from './excluded-documents';

/** The journal without those posts. Totals stay unchanged, so a list page may have fewer items. */
export function blogWithout(blog: Blog, excluded: ExcludedDocuments): Blog {
  const isIncluded = ({ id }: Pick<PostSummary, 'id'>) => !excluded.has(`post/${id}`);
  return {
    ...blog,
    list: async (options) => (await blog.list(options)).filter(isIncluded),
    async search(query, options) {
      const found = await blog.search(query, options);
      return { ...found, items: found.items.filter(isIncluded) };
    },
    byId: async (id, options) => (isIncluded({ id }) ? blog.byId(id, options) : null),
    async neighbours(post, options) {
      const nearest = async (side: 'previous' | 'next') => {
        let found = (await blog.neighbours(post, options))[side];
        while (found !== null && !isIncluded(found)) {
          found = (await blog.neighbours(found, options))[side];
        }
        return found;
      };
      return { previous: await nearest('previous'), next: await nearest('next') };
    },
  };
}
