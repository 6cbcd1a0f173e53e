import { describe, expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { aBlog, aCatalogue } from '../../../test/builders/ports';
import { ContentError, type ContentErrorKind } from '../../application/content-error';
import { draftOverlayPort } from './draft-overlay-port';
import { previewStore } from './preview-store';

const published = aProduct({ title: 'As it was published' });
const draft = aProduct({ title: 'As it is edited' });
const other = aProduct({ id: 'other' });

const refusing = (kind: ContentErrorKind) => async (): Promise<never> => {
  throw new ContentError(kind);
};

function aPreview(byId: ReturnType<typeof aCatalogue>['byId']) {
  const preview = previewStore();
  const catalogue = draftOverlayPort(
    aCatalogue({ byId: async (id) => (id === published.id ? published : other) }),
    aCatalogue({ byId }),
    preview,
    published.id,
  );
  return { preview, catalogue };
}

describe('the previewed product', () => {
  it('the previewed product is the draft', async () => {
    const { preview, catalogue } = aPreview(async () => draft);
    expect(preview.current()).toBe('loading');
    await expect(catalogue.byId(published.id)).resolves.toBe(draft);
    expect(preview.current()).toBe('draft');
  });

  it.each(['unauthorized', 'forbidden'] as const)(
    'the previewed product is the published one where the token is refused as %s',
    async (kind) => {
      const { preview, catalogue } = aPreview(refusing(kind));
      await expect(catalogue.byId(published.id)).resolves.toBe(published);
      expect(preview.current()).toBe('published');
    },
  );

  it('the previewed product is the published one where there is no draft', async () => {
    const { preview, catalogue } = aPreview(async () => null);
    await expect(catalogue.byId(published.id)).resolves.toBe(published);
    expect(preview.current()).toBe('published');
  });

  it.each(['network', 'timeout', 'aborted', 'malformed', 'service-unavailable'] as const)(
    'the previewed product fails to load when its draft does: %s',
    async (kind) => {
      const { preview, catalogue } = aPreview(refusing(kind));
      await expect(catalogue.byId(published.id)).rejects.toMatchObject({ kind });
      expect(preview.current()).toBe('loading');
    },
  );

  it('the previewed product is the published one again after its token has expired', async () => {
    let ask: () => Promise<typeof draft> = async () => draft;
    const { preview, catalogue } = aPreview(() => ask());
    const states: string[] = [];
    const stop = preview.subscribe(() => states.push(preview.current()));
    await catalogue.byId(published.id);
    await catalogue.byId(published.id);
    ask = refusing('unauthorized');
    await expect(catalogue.byId(published.id)).resolves.toBe(published);
    stop();
    ask = async () => draft;
    await catalogue.byId(published.id);
    expect(states).toEqual(['draft', 'published']);
  });
});

it('any other product is the published one, and its draft is not requested', async () => {
  const { preview, catalogue } = aPreview(refusing('unauthorized'));
  await expect(catalogue.byId(other.id)).resolves.toBe(other);
  expect(preview.current()).toBe('loading');
});

it('a post is previewed like a product', async () => {
  const post = aPost({ title: 'Half a post' });
  const published = aPost({ id: 'other', title: 'A whole one' });
  const preview = previewStore();
  const blog = draftOverlayPort(
    aBlog({ byId: async () => published }),
    aBlog({ byId: async () => post }),
    preview,
    post.id,
  );
  await expect(blog.byId(published.id)).resolves.toBe(published);
  expect(preview.current()).toBe('loading');
  await expect(blog.byId(post.id)).resolves.toBe(post);
  expect(preview.current()).toBe('draft');
});
