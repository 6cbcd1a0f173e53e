import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WITHOUT_VERSIONS } from '../../../cms/src/versions/versioned-types';
import { aPdf } from '../../builders/a-pdf';
import { SCHEMAS } from '../../contracts/cms-schemas';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { documentIdOf, makeProduct } from '../create-content';
import { firstOf, formWith } from '../stored-file';
import { apiPath, entryOf, everythingOf, hasDrafts, isSingle, type Samples } from './sample-entry';
import { act, aPicture, deletedOnes, restored, uidOf, versionsOf } from './version-routes';

const TYPES = [...SCHEMAS.keys()].filter(
  (name) => !name.includes('.') && !Object.hasOwn(WITHOUT_VERSIONS, uidOf(name)),
);

interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
}

const aStoredPdf = async () => {
  const form = formWith(aPdf(), 'application/pdf', 'analysis.pdf');
  return firstOf((await ask('/api/upload', { as: EDITOR, body: form })).body).id;
};

let samples: (n: 0 | 1) => Samples;
let products: [string, string];

beforeAll(async () => {
  const pictures = [(await aPicture('Resin')).id, (await aPicture('Bottle')).id] as const;
  products = [
    await makeProduct({ Title: 'Sacra', Price: 1 }),
    await makeProduct({ Title: 'Carterii', Price: 2 }),
  ];
  const pdfs = [await aStoredPdf(), await aStoredPdf()] as const;
  samples = (n) => ({ n, pictures, pdfs, documents: () => products });
});
afterAll(async () => {
  for (const id of products)
    await ask(pathInPanel('product', id), { as: administrator(), method: 'DELETE' });
});

/**
 * Panel paths of the entries that a test wrote. `afterEach` deletes the entries, because some of
 * their fields must be unique. Deleting the entry of a single type leaves the type empty.
 */
const written = new Set<string>();
afterEach(async () => {
  for (const path of written) await ask(path, { as: administrator(), method: 'DELETE' });
  written.clear();
});

const pathInPanel = (type: string, documentId: string) =>
  isSingle(type)
    ? `/content-manager/single-types/${uidOf(type)}`
    : `/content-manager/collection-types/${uidOf(type)}/${documentId}`;

const write = async (type: string, n: 0 | 1, documentId = '') => {
  const isNew = documentId === '' && !isSingle(type);
  const { status, body } = await ask(apiPath(type, documentId), {
    as: EDITOR,
    method: isNew ? 'POST' : 'PUT',
    data: entryOf(type, samples(n)),
  });
  expect({ status, body }).toMatchObject({ status: isNew ? 201 : 200 });
  const id = documentIdOf(body);
  written.add(pathInPanel(type, id));
  return id;
};

/**
 * Fields that differ after every save: the row id, and the times of the last save and publication.
 */
const OWN = ['id', 'updatedAt', 'publishedAt'];
const withoutOwn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OWN.includes(name))
      .map(([name, one]) => [name, withoutOwn(one)]),
  );
};

/** Removes the id and the creation date, which differ when an entry is created again. */
const withoutStamps = (answer: unknown) => {
  const { documentId: _, createdAt: __, ...rest } = (answer as Answer).data;
  return rest;
};

/** Returns a published entry from the API with everything that it contains. */
const answerOf = async (type: string, documentId: string) => {
  const { status, body } = await ask(`${apiPath(type, documentId)}?${everythingOf(type)}`, {
    as: EDITOR,
  });
  expect(status).toBe(200);
  return withoutOwn(body);
};

const publish = async (type: string, documentId: string) => {
  if (hasDrafts(type)) expect((await act(type, documentId, 'publish')).status).toBe(200);
};

describe.each(TYPES)('a %s', (type) => {
  it('an entry of each type is restored with everything that it contained', async () => {
    const documentId = await write(type, 0);
    const before = await answerOf(type, documentId);
    await write(type, 1, documentId);
    const changed = await answerOf(type, documentId);
    expect(changed).not.toEqual(before);

    const [version] = await versionsOf(type, documentId);
    expect(version?.differs).not.toBe('');
    const { isDraft, leftOut } = await restored(version?.id ?? 0);
    expect({ isDraft, leftOut }).toEqual({ isDraft: hasDrafts(type), leftOut: [] });
    // A draft changes nothing for visitors until it is published.
    if (isDraft) expect(await answerOf(type, documentId)).toEqual(changed);
    await publish(type, documentId);
    expect(await answerOf(type, documentId)).toEqual(before);

    // The restoration itself can be undone.
    const [replaced] = await versionsOf(type, documentId);
    await restored(replaced?.id ?? 0);
    await publish(type, documentId);
    expect(await answerOf(type, documentId)).toEqual(changed);
  });

  it('an entry of each type is restored after it was deleted', async () => {
    const documentId = await write(type, 0);
    const before = await answerOf(type, documentId);
    const path = pathInPanel(type, documentId);
    expect((await ask(path, { as: administrator(), method: 'DELETE' })).status).toBe(200);

    if (isSingle(type)) {
      // Strapi has replaced the deleted entry by an empty one with another id. The versions of the
      // deleted entry are now listed under that id.
      const { body } = await ask(path, { as: administrator() });
      const empty = documentIdOf(body);
      const [version] = await versionsOf(type, empty);
      await restored(version?.id ?? 0);
      expect(withoutStamps(await answerOf(type, empty))).toEqual(withoutStamps(before));
      return;
    }
    const [deleted] = (await deletedOnes()).documents;
    expect(deleted).toMatchObject({ type: uidOf(type) });
    expect((await restored(deleted?.id ?? 0)).documentId).toBe(documentId);
    await publish(type, documentId);
    expect(await answerOf(type, documentId)).toEqual(before);
    expect((await deletedOnes()).documents.map(({ id }) => id)).not.toContain(deleted?.id);
  });
});
