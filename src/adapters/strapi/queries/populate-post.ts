/**
 * Populates a post with its pictures and its body. `*` populates one level only, so pictures inside
 * the body require each component to be named.
 */
export const POPULATE_POST = {
  blogimg: true,
  searchPicture: true,
  Body: {
    on: {
      'blog-body.picture': { populate: '*' },
      'blog-body.quote': true,
      'blog-body.text': true,
    },
  },
};
