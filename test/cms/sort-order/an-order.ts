import { expect } from 'vitest';
import { type Person, sendJson } from '../admin/panel-users';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { entriesOf } from '../create-content';

/** Sets the products of the `order` single type through the API, with full access. */
export async function setOrder(documentIds: readonly string[]) {
  const answer = await ask('/api/order', {
    as: EDITOR,
    method: 'PUT',
    data: { products: documentIds },
  });
  expect(answer.status).toBe(200);
}

/** Adds a product at the end of the `order` single type, as the owner does in the panel. */
export const addInPanel = (documentId: string, as: Person = administrator()) =>
  sendJson(as, 'PUT', '/content-manager/single-types/api::order.order', {
    products: { connect: [{ documentId, position: { end: true } }], disconnect: [] },
  });

export const deleteInPanel = () =>
  ask('/content-manager/single-types/api::order.order', {
    as: administrator(),
    method: 'DELETE',
  });

export const idsOf = async (query: string, as?: Record<string, string>) => {
  const { status, body } = await ask(`/api/products?${query}`, as ? { as } : {});
  expect(status).toBe(200);
  return entriesOf(body).map(({ documentId }) => documentId);
};

/** Returns the documentIds of all published products, oldest first. */
export async function idsByAge(): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const paging = `pagination[page]=${page}&pagination[pageSize]=100`;
    const more = await idsOf(`sort[0]=createdAt:asc&sort[1]=documentId:asc&${paging}`);
    if (more.length === 0) return ids;
    ids.push(...more);
  }
}
