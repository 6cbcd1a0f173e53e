import { expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { aBlog } from '../../../test/builders/ports';
import { htmlSafeAnswers } from './html-safe-answers';

const post = aPost({
  title: 'A \0 and a half \ud800 of a sign',
  body: [{ kind: 'markdown', key: 'a', markdown: 'lone \udc00, whole \u{1f33f}\r\n' }],
});

it('htmlSafeAnswers replaces only the characters that HTML cannot represent, anywhere in an answer', async () => {
  const blog = htmlSafeAnswers(aBlog({ byId: async (id) => (id === post.id ? post : null) }));
  expect(await blog.byId(post.id)).toEqual({
    ...post,
    title: 'A \ufffd and a half \ufffd of a sign',
    body: [{ kind: 'markdown', key: 'a', markdown: 'lone \ufffd, whole \u{1f33f}\r\n' }],
  });
  expect(await blog.byId(aPost({ id: 'gone' }).id)).toBeNull();
});
