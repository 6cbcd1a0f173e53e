import * as v from 'valibot';
import { expect } from 'vitest';
import { differencesLine } from '../../../cms/src/admin/versions/differences-line';
import { aPng } from '../a-png';
import { type Person, sendPicture } from '../admin/panel-users';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { firstOf, type Stored } from '../stored-file';

/** The differences of a version as the panel shows them, with dates as the CMS sends them. */
const Differences = v.pipe(
  v.array(
    v.strictObject({
      label: v.string(),
      type: v.string(),
      values: v.nullable(v.strictObject({ before: v.string(), now: v.string() })),
    }),
  ),
  v.transform((all) => differencesLine(all, (iso) => `[${iso}]`)),
);
const Listed = v.object({
  hasDrafts: v.boolean(),
  mayRestore: v.boolean(),
  versions: v.array(
    v.strictObject({
      id: v.number(),
      isDraft: v.boolean(),
      at: v.string(),
      by: v.nullable(v.string()),
      differs: Differences,
    }),
  ),
});
const Deleted = v.object({
  total: v.number(),
  pageSize: v.number(),
  documents: v.array(
    v.object({
      id: v.number(),
      type: v.string(),
      kind: v.string(),
      title: v.string(),
      deletedAt: v.string(),
      deletedBy: v.nullable(v.string()),
      hasDrafts: v.boolean(),
    }),
  ),
});
const Priced = v.object({ data: v.object({ Price: v.number() }) });
const Failed = v.object({ error: v.object({ message: v.string() }) });

/** Returns the list of versions in the body of a response. */
export const listIn = (body: unknown) => v.parse(Listed, body);

export const uidOf = (type: string) => `api::${type}.${type}`;

export const listPath = (type: string, documentId: string) =>
  `/versions/${uidOf(type)}/${documentId}`;

/** Returns the versions of a document, the newest first, as the panel shows them. */
export const listOf = async (type: string, documentId: string, as: Person = administrator()) => {
  const { status, body } = await ask(listPath(type, documentId), { as });
  expect(status).toBe(200);
  return listIn(body);
};

export const versionsOf = async (type: string, documentId: string) =>
  (await listOf(type, documentId)).versions;

export const deletedOnes = async (as: Person = administrator(), page = 1) => {
  const { status, body } = await ask(`/versions/deleted?page=${page}`, { as });
  expect(status).toBe(200);
  return v.parse(Deleted, body);
};

export const restore = (id: number | string, as: Person = administrator()) =>
  ask(`/versions/${id}/restore`, { as, method: 'POST', body: '{}' });

export const sentenceOf = (body: unknown) => v.parse(Failed, body).error.message;

/** Restores a version, expects status 200, and returns the body of the response. */
export const restored = async (id: number) => {
  const { status, body } = await restore(id);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as { documentId: string; isDraft: boolean; leftOut: string[] };
};

/** Returns the price in the draft of a product. */
export const priceOf = async (documentId: string) => {
  const { body } = await ask(`/api/products/${documentId}?status=draft`, { as: EDITOR });
  return v.parse(Priced, body).data.Price;
};

/** Performs an action on a document as the panel does, such as `publish`. */
export const act = (
  type: string,
  documentId: string,
  action: string,
  as: Person = administrator(),
) =>
  ask(`/content-manager/collection-types/${uidOf(type)}/${documentId}/actions/${action}`, {
    as,
    method: 'POST',
    body: '{}',
  });

export const aPicture = async (name: string): Promise<Stored> => {
  const content = Buffer.from(await aPng(4, 4).arrayBuffer());
  const { body } = await sendPicture(administrator(), content, { name });
  return firstOf(body);
};
