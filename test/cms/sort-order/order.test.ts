import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthor, anEditor } from '../admin/panel-users';
import { administrator } from '../administrator';
import { ask, EDITOR, SITE, VISITOR } from '../cms-under-test';
import { documentIdOf, entriesOf, makeProduct } from '../create-content';
import { addInPanel, deleteInPanel, idsByAge, idsOf, setOrder } from './an-order';

const GRID = 'populate=*&pagination[withCount]=true&pagination[limit]=4';
const FEATURED = 'populate=*&pagination[withCount]=true';

let made: string[];
let draft: string;
const edit = (documentId: string, data: object) =>
  ask(`/api/products/${documentId}`, { as: EDITOR, method: 'PUT', data });
const remove = (documentId: string) =>
  ask(`/api/products/${documentId}`, { as: EDITOR, method: 'DELETE' });
const metaOf = async (query: string) => (await ask(`/api/products?${query}`)).body;

/**
 * Returns the expected list for a query without a sort: the products of the `order` single type,
 * then all other products by age.
 */
const inOrder = async (listed: readonly string[]) => [
  ...listed,
  ...(await idsByAge()).filter((id) => !listed.includes(id)),
];

beforeAll(async () => {
  made = [];
  for (const Title of ['One', 'Two', 'Three', 'Four', 'Five'])
    made.push(await makeProduct({ Title, Price: 10, Rating: 4.5 }));
  draft = await makeProduct({ Title: 'Not yet for sale', Price: 9 }, '?status=draft');
});

afterAll(async () => {
  await setOrder([]);
  for (const id of [...made, draft]) await remove(id);
});

describe('a list of products without a sort', () => {
  it('a list of products without a sort is sorted oldest first while Order is empty', async () => {
    await setOrder([]);
    expect(await idsOf(GRID)).toEqual((await idsByAge()).slice(0, 4));
  });

  it('a list of products without a sort begins with the products of Order, in that order', async () => {
    const listed = [made[3], made[0], made[4]] as string[];
    await setOrder(listed);
    expect(await idsOf(GRID)).toEqual((await inOrder(listed)).slice(0, 4));
    expect((await idsOf(FEATURED)).slice(0, 3)).toEqual(listed);
  });

  it('a list of products without a sort keeps its order when prices are edited and published again', async () => {
    const before = await idsOf('pagination[pageSize]=100');
    for (const id of [made[3], made[1], before[5]] as string[]) await edit(id, { Price: 11 });
    expect(await idsOf('pagination[pageSize]=100')).toEqual(before);
  });

  it('a list of products without a sort has pages that contain each product once', async () => {
    const whole = await inOrder([made[3], made[0], made[4]] as string[]);
    for (const size of [1, 2, 7]) {
      const [pages, parts]: [string[], string[]] = [[], []];
      for (let at = 0; at < Math.min(whole.length, 14); at += size) {
        const page = at / size + 1;
        pages.push(...(await idsOf(`pagination[page]=${page}&pagination[pageSize]=${size}`)));
        parts.push(...(await idsOf(`pagination[start]=${at}&pagination[limit]=${size}`)));
      }
      expect(pages).toEqual(whole.slice(0, pages.length));
      expect(parts).toEqual(pages);
    }
  });

  it('a list of products without a sort keeps the place of a product that was unpublished for a while', async () => {
    const unpublish = await ask(
      `/content-manager/collection-types/api::product.product/${made[0]}/actions/unpublish`,
      { as: administrator(), method: 'POST', body: '{}' },
    );
    expect(unpublish.status).toBe(200);
    expect((await idsOf(GRID)).slice(0, 2)).toEqual([made[3], made[4]]);
    await edit(made[0] as string, {});
    expect((await idsOf(GRID)).slice(0, 3)).toEqual([made[3], made[0], made[4]]);
  });

  it('a list of products without a sort neither shows nor counts a draft in Order', async () => {
    await setOrder([draft, made[2] as string]);
    for (const as of [VISITOR, SITE]) {
      for (const more of ['', '&status=draft', '&fields[0]=Title'])
        expect((await idsOf(`pagination[limit]=2${more}`, as))[0]).toBe(made[2]);
    }
    const count = (await idsByAge()).length;
    expect(await metaOf('pagination[limit]=2')).toMatchObject({
      meta: { pagination: { start: 0, limit: 2, total: count } },
    });
    expect((await idsOf('status=draft&pagination[limit]=2', EDITOR))[0]).toBe(draft);
  });

  it('a list of products without a sort skips a deleted product and a duplicate in Order', async () => {
    const gone = await makeProduct({ Title: 'Gone', Price: 1 });
    await setOrder([gone, made[4], made[1]] as string[]);
    await remove(gone);
    await addInPanel(made[4] as string);
    const ids = await idsOf('pagination[pageSize]=100');
    expect(ids.slice(0, 2).toSorted()).toEqual([made[4], made[1]].toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('a list of products without a sort changes when the owner adds a product to Order in the panel', async () => {
    await setOrder([made[2] as string]);
    expect((await addInPanel(made[4] as string)).status).toBe(200);
    expect((await idsOf(GRID)).slice(0, 2)).toEqual([made[2], made[4]]);
    await edit(made[4] as string, { Price: 12 });
    await edit(made[2] as string, { Price: 12 });
    expect((await idsOf(GRID)).slice(0, 2)).toEqual([made[2], made[4]]);
  });

  it('a list of products without a sort is sorted oldest first again after Order is deleted in the panel, and Order can be refilled', async () => {
    await setOrder([made[4] as string]);
    expect((await deleteInPanel()).status).toBe(200);
    expect(await idsOf(GRID)).toEqual((await idsByAge()).slice(0, 4));
    expect((await addInPanel(made[2] as string)).status).toBe(200);
    expect((await idsOf(GRID))[0]).toBe(made[2]);
  });
});

describe('a list of posts without a sort', () => {
  it('a list of posts without a sort is sorted newest first', async () => {
    const posts: string[] = [];
    for (const Title of ['First', 'Second', 'Third']) {
      const made = await ask('/api/blogs', { as: EDITOR, method: 'POST', data: { Title } });
      posts.push(documentIdOf(made.body));
    }
    const [first = ''] = posts;
    await ask(`/api/blogs/${first}`, { as: EDITOR, method: 'PUT', data: { Title: 'Edited' } });
    const listed = entriesOf((await ask('/api/blogs?populate=*')).body);
    expect(listed.slice(0, 3).map(({ documentId }) => documentId)).toEqual(posts.toReversed());
    for (const id of posts) await ask(`/api/blogs/${id}`, { as: EDITOR, method: 'DELETE' });
  });
});

describe('a list with a sort or a filter', () => {
  it.each([
    'sort=Title:asc',
    'sort[0]=Price:desc&sort[1]=documentId:asc',
    'filters[Rating][$gt]=3&sort=documentId',
  ])('a list with a sort or a filter is not changed by Order: %s', async (query) => {
    await setOrder([]);
    const before = await idsOf(query);
    await setOrder([made[4], made[0]] as string[]);
    expect(await idsOf(query)).toEqual(before);
  });

  it.each(['pagination[page]=x', 'pagination[withCount]=banana', 'pagination[foo]=1'])(
    'a list with a sort or a filter is refused when its pagination is invalid: %s',
    async (query) => {
      expect((await ask(`/api/products?${query}`)).status).toBe(400);
    },
  );

  it.each([
    ['pagination[page]=9999', { page: 9999, pageSize: 25 }],
    ['pagination[withCount]=false', { page: 1, pageSize: 100 }],
    ['pagination[limit]=0', { start: 0, limit: 1 }],
    ['sort=&pagination[limit]=1000', { start: 0, limit: 100 }],
  ])(
    'a list with a sort or a filter has Strapi’s own pagination: %s',
    async (query, pagination) => {
      expect(await metaOf(query)).toMatchObject({ meta: { pagination } });
    },
  );
});

describe('a list without a limit and with more products than fit on a page', () => {
  let many: string[];

  beforeAll(async () => {
    many = [];
    for (let n = 0; n < 101; n += 1)
      many.push(await makeProduct({ Title: `Plain ${n}`, Price: 5, Rating: n % 2 ? 3 : null }));
    many.push(await makeProduct({ Title: 'Rated at last', Price: 5, Rating: 3.1 }));
  }, 120_000);
  afterAll(async () => {
    for (const id of many) await remove(id);
  }, 120_000);

  it('a list without a limit and with more products than fit on a page contains every product that may be featured, also the last', async () => {
    await setOrder([made[4] as string]);
    const ids = await idsOf(FEATURED);
    expect(ids).toHaveLength(100);
    expect(ids[0]).toBe(made[4]);
    expect(ids).toContain(many.at(-1));
    expect(new Set(ids).size).toBe(100);
    const total = (await idsByAge()).length;
    expect(await metaOf(FEATURED)).toMatchObject({
      meta: { pagination: { page: 1, pageSize: 100, pageCount: Math.ceil(total / 100), total } },
    });
  });
});

it.each([
  ['GET', VISITOR],
  ['GET', SITE],
  ['PUT', SITE],
])('a visitor may not use Order: %s', async (method, as) => {
  const body = method === 'PUT' ? { data: { products: [] } } : {};
  expect((await ask('/api/order', { as, method, ...body })).status).toBe(403);
});

describe('in the panel', () => {
  it('an Editor sorts the products, an Author does not', async () => {
    const [author, editor] = [await anAuthor(), await anEditor()];
    await setOrder([]);
    expect((await addInPanel(made[3] as string, author)).status).toBe(403);
    expect((await addInPanel(made[2] as string, editor)).status).toBe(200);
    expect((await idsOf(GRID))[0]).toBe(made[2]);
  });
});
