/** `*` populates one level only; pictures inside the body need every component named. */
export const POPULATE_POST = {
  blogimg: true,
  Body: {
    on: {
      'blog-body.picture': { populate: '*' },
      'blog-body.quote': true,
      'blog-body.text': true,
    },
  },
};
