import type { PostPageTexts } from '../../../domain/texts/pages/post-page-texts';

export const POST_PAGE: PostPageTexts = {
  contents: 'In this post',
  whenEmpty: 'This post has no text yet.',
  readNext: 'Read next',
};
