import { toBlogPost } from '../../src/adapters/strapi/wire/to-post';
import { articleOf } from '../../src/ui/pages/post/article-model/article-of';
import { HOSTILE_POSTS } from '../fixtures/hostile-posts';

const log = { report: () => undefined };

/**
 * Renders the article of every hostile post. Returns pairs of title and article, which must be the
 * same in Node.js and in a browser.
 */
export const articlesOfHostilePosts = (): readonly (readonly [title: string, article: string])[] =>
  HOSTILE_POSTS.map((wire) => {
    const post = toBlogPost(wire, 'https://cms.example', log);
    return [post.title, JSON.stringify(articleOf(post))];
  });
