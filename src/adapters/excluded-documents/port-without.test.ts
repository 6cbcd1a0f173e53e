import { expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { inMemoryBlog } from '../in-memory/in-memory-blog';
import { inMemoryProductCatalogue } from '../in-memory/in-memory-product-catalogue';
import { portWithout } from './port-without';

const none = () => null;
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

it('portWithout leaves a product out of all answers of the catalogue', async () => {
  const products = ['a', 'b', 'c'].map((id) => aProduct({ id, title: id }));
  const catalogue = portWithout(
    inMemoryProductCatalogue(products, none),
    'product',
    new Set(['product/b', 'blog/a']),
  );
  expect(ids(await catalogue.list())).toEqual(['a', 'c']);
  expect(ids((await catalogue.search({})).items)).toEqual(['a', 'c']);
  expect(await catalogue.byId(aProduct({ id: 'b' }).id)).toBeNull();
  expect(await catalogue.byId(aProduct({ id: 'a' }).id)).not.toBeNull();
});

it('portWithout leaves a post out of all answers of the journal, and makes its neighbours adjacent', async () => {
  const posts = ['a', 'b', 'c'].map((id, day) =>
    aPost({ id, title: id, createdAt: `2025-01-0${day + 1}T00:00:00.000Z` }),
  );
  const blog = portWithout(
    inMemoryBlog(posts, none, () => ''),
    'blog',
    new Set(['blog/b', 'product/a']),
  );
  expect(ids(await blog.list()).toSorted()).toEqual(['a', 'c']);
  expect(ids((await blog.search({})).items)).toEqual(['c', 'a']);
  expect(await blog.byId(aPost({ id: 'b' }).id)).toBeNull();
  const [first] = posts;
  const { previous, next } = await blog.neighbours(first ?? aPost());
  expect([previous, next?.id]).toEqual([null, 'c']);
});

it('portWithout skips all excluded posts in a row between two neighbours', async () => {
  const posts = ['a', 'b', 'c', 'd'].map((id, day) =>
    aPost({ id, title: id, createdAt: `2025-01-0${day + 1}T00:00:00.000Z` }),
  );
  const [first = aPost(), , , last = aPost()] = posts;
  const blog = portWithout(
    inMemoryBlog(posts, none, () => ''),
    'blog',
    new Set(['blog/b', 'blog/c']),
  );
  expect((await blog.neighbours(first)).next?.id).toBe('d');
  expect((await blog.neighbours(last)).previous?.id).toBe('a');
});
