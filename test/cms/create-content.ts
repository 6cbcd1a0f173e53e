import * as v from 'valibot';
import { expect } from 'vitest';
import { ask, EDITOR } from './cms-under-test';

const One = v.object({ data: v.object({ documentId: v.string() }) });
const List = v.object({ data: v.array(v.looseObject({ documentId: v.string() })) });

export const documentIdOf = (body: unknown): string => v.parse(One, body).data.documentId;
export const entriesOf = (body: unknown) => v.parse(List, body).data;

/** Creates a product as an editor and returns its documentId. */
export async function makeProduct(fields: object, query = ''): Promise<string> {
  const { status, body } = await ask(`/api/products${query}`, { as: EDITOR, data: fields });
  expect(status).toBe(201);
  return documentIdOf(body);
}
