import type { Blog } from '../../application/ports/blog';
import type { PostSummary } from '../../domain/journal/blog-post';
import type { ContentReadLog } from './content-reads';

/**
 * The journal; records in `log` which posts and lists were read, including the posts that lists
 * returned.
 */
export function trackedBlog(blog: Blog, log: ContentReadLog): Blog {
  const recordList = (posts: readonly (PostSummary | null)[]) => {
    log.lists.add('posts');
    for (const post of posts) if (post !== null) log.posts.add(post.id);
  };
  return {
    async list(options) {
      const posts = await blog.list(options);
      recordList(posts);
      return posts;
    },
    async search(query, options) {
      const found = await blog.search(query, options);
      recordList(found.items);
      return found;
    },
    topics(options) {
      recordList([]);
      return blog.topics(options);
    },
    byId(id, options) {
      log.posts.add(id);
      return blog.byId(id, options);
    },
    async neighbours(post, options) {
      const neighbours = await blog.neighbours(post, options);
      recordList([neighbours.previous, neighbours.next]);
      return neighbours;
    },
  };
}
