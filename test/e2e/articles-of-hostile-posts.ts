import { toBlogPost } from '../../src/adapters/strapi/wire/to-post';
import { articleOf } from '../../src/ui/pages/post/article/article-of';
import { HOSTILE_POSTS } from '../fixtures/hostile-posts';

const log = { report: () => undefined };

/**
 * The rendered article of every hostile post, by title; the result must not depend on where it is
 * rendered.
 */
export const articlesOfHostilePosts = (): readonly (readonly [title: string, article: string])[] =>
  HOSTILE_POSTS.map((wire) => {
    const post = toBlogPost(wire, 'https://cms.example', log);
    return [post.title, JSON.stringify(articleOf(post))];
  });
