import { describe, expect, it } from 'vitest';
import type { BodyBlockDraft } from '../../src/application/ports/blog';
import type { PictureId } from '../../src/application/ports/picture-library';
import type { BodyBlock } from '../../src/domain/journal/blog-post';
import { aPostDraft } from '../builders/a-post-draft';
import { NO_POST } from './reading-posts.contract';
import type { WritableBlog } from './target';

const NO_PICTURE = 'no-such-picture' as PictureId;

const TEXT: BodyBlockDraft = {
  kind: 'markdown',
  markdown: 'First <b>paragraph</b>.\n\nSecond 💧.',
};
const QUOTE: BodyBlockDraft = { kind: 'quote', text: 'It gives.', author: null };

const wordsOf = (body: readonly BodyBlock[] | undefined) =>
  body?.map((block) => {
    switch (block.kind) {
      case 'markdown':
        return block.markdown;
      case 'quote':
        return [block.text, block.author];
      case 'picture':
        return [block.picture?.alt ?? null, block.caption];
      default:
        return block.kind;
    }
  });

export function writingPosts(subject: () => WritableBlog) {
  const find = async (text: string) => (await subject().blog.search({ text })).items;

  describe('creating', () => {
    it('creating a post keeps every field and every part of the body, in order', async () => {
      const { blog, picture } = subject();
      const draft = aPostDraft({
        title: 'Ayaan distils',
        picture,
        publishedOn: '2025-05-05',
        body: [
          TEXT,
          { kind: 'picture', picture, alt: 'A still', caption: 'Copper' },
          { kind: 'quote', text: 'Slow fire.', author: 'Ayaan' },
          { kind: 'picture', picture, alt: '', caption: null },
          { kind: 'picture', picture: null, alt: 'Lost', caption: 'It was lost' },
          QUOTE,
        ],
      });
      const created = await blog.create(draft);
      expect(created).toMatchObject({
        title: 'Ayaan distils',
        description: draft.description,
        publishedOn: '2025-05-05',
        picture: { alt: 'Tears of resin', url: expect.stringMatching(/:/u) },
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
      });
      expect(wordsOf(created.body)).toEqual([
        'First <b>paragraph</b>.\n\nSecond 💧.',
        ['A still', 'Copper'],
        ['Slow fire.', 'Ayaan'],
        ['Tears of resin', null],
        [null, 'It was lost'],
        ['It gives.', null],
      ]);
      expect(await blog.byId(created.id)).toEqual(created);
    });

    it('a post can be created without a description, a body and a picture', async () => {
      const { blog } = subject();
      const least = aPostDraft({ title: 'L', description: '', body: [] });
      const created = await blog.create(least);
      expect(created).toMatchObject({ title: 'L', description: '', picture: null, body: [] });
      expect(await blog.byId(created.id)).toEqual(created);
    });
  });

  describe('refusing', () => {
    it.each([
      ['an empty title', { title: '', description: 'Refused one' }, 'Refused one'],
      [
        'a picture that is not in the library',
        { title: 'Refused two', picture: NO_PICTURE },
        'Refused two',
      ],
      [
        'a picture in its body that is not in the library',
        {
          title: 'Refused three',
          body: [{ kind: 'picture', picture: NO_PICTURE, alt: '', caption: null }],
        },
        'Refused three',
      ],
    ] as const)('the blog does not create a post with %s', async (_, given, text) => {
      await expect(subject().blog.create(aPostDraft(given))).rejects.toMatchObject({
        name: 'ContentError',
        kind: 'bad-request',
        status: 400,
        body: expect.stringMatching(/\S/u),
      });
      expect(await find(text)).toEqual([]);
    });

    it('the blog leaves a post unchanged when an update is invalid', async () => {
      const { blog } = subject();
      const before = await blog.create(aPostDraft({ title: 'Steady post' }));
      const change = blog.update(before.id, { title: '', description: 'Shaken' });
      await expect(change).rejects.toMatchObject({ kind: 'bad-request', status: 400 });
      expect(await blog.byId(before.id)).toMatchObject({
        title: 'Steady post',
        body: [{ kind: 'markdown' }],
      });
    });
  });

  describe('updating', () => {
    it('updating a post changes the given fields and keeps the others, including the body', async () => {
      const { blog, picture } = subject();
      const body = [TEXT, QUOTE];
      const before = await blog.create(
        aPostDraft({ title: 'Kept', picture, publishedOn: '2025-06-01', body }),
      );
      const after = await blog.update(before.id, { title: 'Kept, renamed' });
      expect(after).toMatchObject({
        id: before.id,
        title: 'Kept, renamed',
        description: before.description,
        publishedOn: '2025-06-01',
        createdAt: before.createdAt,
        picture: before.picture,
      });
      expect(wordsOf(after?.body)).toEqual(wordsOf(before.body));
      expect(await blog.byId(before.id)).toEqual(after);
    });

    it('updating a post replaces the whole body with the given one, also with an empty one', async () => {
      const { blog } = subject();
      const { id } = await blog.create(aPostDraft({ title: 'Rewritten', body: [TEXT, TEXT] }));
      expect(wordsOf((await blog.update(id, { body: [QUOTE] }))?.body)).toEqual([
        ['It gives.', null],
      ]);
      expect((await blog.update(id, { body: [] }))?.body).toEqual([]);
      expect((await blog.byId(id))?.body).toEqual([]);
    });

    it('updating a post clears the fields that are given as null', async () => {
      const { blog, picture } = subject();
      const { id } = await blog.create(aPostDraft({ picture, publishedOn: '2020-02-20' }));
      const after = await blog.update(id, { picture: null, publishedOn: null });
      expect(after?.picture).toBeNull();
      expect(after?.publishedOn).not.toBe('2020-02-20');
    });

    it('updating a post returns null for an unknown id', async () => {
      await expect(subject().blog.update(NO_POST, { title: 'Nobody' })).resolves.toBeNull();
    });
  });

  describe('removing', () => {
    it('the blog removes a post, and a second removal causes no error', async () => {
      const { blog } = subject();
      const { id } = await blog.create(aPostDraft({ title: 'Gone for good' }));
      await expect(blog.remove(id)).resolves.toBeUndefined();
      expect(await blog.byId(id)).toBeNull();
      expect(await find('Gone for good')).toEqual([]);
      expect(await blog.update(id, { title: 'Back' })).toBeNull();
      await expect(blog.remove(id)).resolves.toBeUndefined();
    });
  });

  it('the blog shows readers no unpublished post', async ({ skip }) => {
    const { blog, storeUnpublished } = subject();
    if (storeUnpublished === undefined) return skip('it has no drafts');
    const id = await storeUnpublished(aPostDraft({ title: 'Half a thought' }));
    expect(await blog.byId(id)).toBeNull();
    expect(await find('Half a thought')).toEqual([]);
    expect((await blog.list()).filter((post) => post.id === id)).toEqual([]);
    await blog.remove(id);
  });
}
