import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { administratorEnv, logIn } from '../../../scripts/cms/access-matrix/callers.mjs';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { runSql } from '../run-sql.mjs';

// All tests use one database; some boot the CMS again with other content types. They change rows
// directly, to simulate old versions and versions that were stored under an earlier schema.
const BOOTING = { timeout: 300_000 };
const DAY = 24 * 60 * 60 * 1000;

const { CMS_VERSIONS_DATABASE_URL: databaseUrl } = process.env;
const folder = temporaryFolder('versions-');
const databaseFile = join(folder.path, 'data.db');
const env = administratorEnv();

const sql = (text, ...values) => runSql({ databaseFile, databaseUrl }, text, ...values);

let cms;
let product;

const boot = async (without = {}) => {
  await cms?.stop();
  cms = await bootTemporaryCms({ databaseFile, databaseUrl, env, without });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  cms.admin = await logIn(cms.url, { email, password });
};

const ask = async (method, path, body, as = cms.admin) => {
  const answer = await fetch(cms.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...as },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
};
const write = (method, path, data) =>
  ask(method, path, { data }, { Authorization: `Bearer ${cms.writeToken}` });
const versions = async () =>
  (await ask('GET', `/versions/api::product.product/${product}`)).body.versions;
const restore = (id) => ask('POST', `/versions/${id}/restore`, {});
const draft = async () =>
  (await ask('GET', `/content-manager/collection-types/api::product.product/${product}`)).body.data;

const FULL = {
  Title: 'First',
  Price: 18,
  Volume: 'Ten ml',
  Rating: 4.5,
  facts: [{ label: 'Origin', value: 'Sanaag' }],
};

beforeAll(async () => {
  await boot();
  product = (await write('POST', '/api/products', FULL)).body.data.documentId;
  await write('PUT', `/api/products/${product}`, { Title: 'Second' });
}, BOOTING.timeout);
afterAll(async () => {
  await cms?.stop();
  folder.remove();
});

const A_DOCUMENT = [{ document: 'x', locale: null, name: 'Sacra' }];

/** Changes the content of the newest version, as another schema would have stored it. */
const forge = async (change) => {
  const [{ id, content }] = await sql(
    'select id, content from api_versions order by id desc limit 1',
  );
  const values = typeof content === 'string' ? JSON.parse(content) : content;
  const forged = JSON.stringify({ ...values, ...change });
  await sql('update api_versions set content = ? where id = ?', forged, id);
  return {
    id,
    undo: () => sql('update api_versions set content = ? where id = ?', JSON.stringify(values), id),
  };
};

describe('a version whose content type has changed since', () => {
  let undo;
  afterEach(() => undo());

  it.each([
    ['a choice that no longer exists', { Volume: 'Forty ml' }, /Volume/u],
    ['a text for a number field', { Price: 'eighteen' }, /Price/u],
    ['a text for a list', { facts: 'Origin' }, /facts/u],
    ['a text for a picture', { productimage: 'resin.png' }, /productimage/u],
    ['a document for a picture', { productimage: A_DOCUMENT }, /productimage/u],
    ['a list of texts for components', { facts: ['Origin', null] }, /facts/u],
  ])(
    'a version with %s is refused with a sentence that names the field, and nothing is restored',
    async (_, change, named) => {
      const before = await draft();
      const count = (await versions()).length;
      const forged = await forge({ Title: 'Forged', ...change });
      undo = forged.undo;
      const { status, body } = await restore(forged.id);
      expect(status).toBe(400);
      expect(body.error.message).toMatch(
        /^This version cannot be restored, because .*Nothing was changed\.$/u,
      );
      expect(body.error.message).toMatch(named);
      expect(await draft()).toEqual(before);
      expect(await versions()).toHaveLength(count);
    },
  );

  // Only PostgreSQL limits the size of a number in a column.
  it.runIf(databaseUrl)(
    'a version with a number too large for its column is refused with a message without SQL',
    async () => {
      const forged = await forge({ Price: 1e12 });
      undo = forged.undo;
      const { status, body } = await restore(forged.id);
      expect(status).toBe(400);
      expect(body.error.message).toBe(
        'This version cannot be restored, because its content is not valid any more: a value does not fit into its field. Nothing was changed.',
      );
    },
  );

  it('a version is restored without fields that no longer exist, which the response names', async () => {
    const forged = await forge({
      weight: 5,
      __proto__x: 1,
      constructor: { a: 1 },
      facts: [{ label: 'Origin', value: 'Bari', colour: 'amber' }],
    });
    undo = forged.undo;
    const { status, body } = await restore(forged.id);
    expect(status).toBe(200);
    expect(body.leftOut).toEqual(
      expect.arrayContaining([
        'the field “weight”, which does not exist any more',
        'the field “constructor”, which does not exist any more',
        'the field “colour”, which does not exist any more',
      ]),
    );
    expect(await draft()).toMatchObject({ Title: 'First', facts: [{ value: 'Bari' }] });
  });
});

it('a publication whose version cannot be stored fails as a whole', BOOTING, async () => {
  await sql('alter table api_versions rename to api_versions_aside');
  const { status } = await write('PUT', `/api/products/${product}`, { Title: 'Third' });
  await sql('alter table api_versions_aside rename to api_versions');
  expect(status).toBe(500);
  expect((await ask('GET', `/api/products/${product}`, undefined, {})).body.data.Title).toBe(
    'Second',
  );
  expect((await draft()).Title).not.toBe('Third');
});

it('a version is restored in a CMS that lacks some of its fields', BOOTING, async () => {
  await boot({ product: ['facts', 'Volume'] });
  const { id } = (await versions()).at(-1);
  const { status, body } = await restore(id);
  expect(status).toBe(200);
  expect(body.leftOut).toHaveLength(2);
  expect(await draft()).toMatchObject({ Title: 'First', Price: 18, Rating: 4.5 });
  await write('PUT', `/api/products/${product}`, { Title: 'Published without facts' });
  await write('PUT', `/api/products/${product}`, { Title: 'And replaced' });
});

it(
  'a deleted document is removed after 30 days, with all its versions, and no other document is',
  BOOTING,
  async () => {
    const make = async (Title) => {
      const { body } = await write('POST', '/api/products', { Title, Price: 1 });
      await write('PUT', `/api/products/${body.data.documentId}`, { Price: 2 });
      return body.data.documentId;
    };
    const kept = await make('Kept');
    const [old, recent] = [await make('Deleted long ago'), await make('Deleted recently')];
    for (const id of [old, recent]) await write('DELETE', `/api/products/${id}`);
    const age = (document, ms) => {
      const at = Date.now() - ms;
      const value = databaseUrl ? new Date(at) : at;
      return sql('update api_versions set stored_at = ? where document = ?', value, document);
    };
    await age(old, 30 * DAY + 60_000);
    await age(recent, 30 * DAY - 10 * 60_000);
    // Versions of a document that exists do not expire.
    await age(kept, 400 * DAY);

    // From this boot on, the CMS also has the fields again that the previous test removed.
    await boot();
    const titles = (await ask('GET', '/versions/deleted')).body.documents.map(({ title }) => title);
    expect(titles).toEqual(['Deleted recently']);
    const left = await sql(
      'select document from api_versions where document in (?, ?, ?)',
      old,
      recent,
      kept,
    );
    expect(left.map(({ document }) => document).toSorted()).toEqual(
      [recent, recent, kept].toSorted(),
    );
  },
);

it('a version is restored in a CMS that has more fields', async () => {
  await write('PUT', `/api/products/${product}?status=draft`, {
    Volume: 'Bulk',
    facts: FULL.facts,
  });
  const [newest] = (await versions()).filter(({ isDraft }) => !isDraft);
  expect((await restore(newest.id)).body).toMatchObject({ leftOut: [] });
  expect(await draft()).toMatchObject({ Title: 'Published without facts', Volume: 'Bulk' });
});
