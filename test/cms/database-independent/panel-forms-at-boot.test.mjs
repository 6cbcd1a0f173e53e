import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { requireOfCms } from '../require-of-cms.mjs';

// Changes the database directly, as a save in the panel would.
const Database = requireOfCms('better-sqlite3');

const BOOTING = { timeout: 300_000 };
const PRODUCT = 'plugin_content_manager_configuration_content_types::api::product.product';
const WRITTEN = 'api_panel_forms_written';

const { path, remove } = temporaryFolder('panel-forms-');
const databaseFile = join(path, 'data.db');
let database;

const boot = async () => (await bootTemporaryCms({ databaseFile, startsEmpty: true })).stop();

const textOf = (key) =>
  database.prepare('select value from strapi_core_store_settings where key = ?').pluck().get(key);
const read = (key) => JSON.parse(textOf(key));
const write = (key, value) =>
  database
    .prepare('update strapi_core_store_settings set value = ? where key = ?')
    .run(JSON.stringify(value), key);

const valueIn = (rows, wanted) => rows.find(({ key }) => key === wanted)?.value;

beforeAll(async () => {
  await boot();
  database = new Database(databaseFile);
}, BOOTING.timeout);

afterAll(() => {
  database.close();
  remove();
});

it('a further boot changes no configuration of a content type', BOOTING, async () => {
  // Excludes the configurations of components, because Strapi itself changes them at the second
  // boot: it stops sorting components by their ids.
  const all = () =>
    database
      .prepare(
        "select key, value from strapi_core_store_settings where key like 'plugin_content_manager_configuration_content_types::api::%' or key = ?",
      )
      .all(WRITTEN);
  const before = all();
  expect(before.length).toBeGreaterThan(5);
  await boot();
  const changed = all().filter(({ key, value }) => valueIn(before, key) !== value);
  expect(changed.map(({ key }) => key)).toEqual([]);
});

it(
  'a boot keeps what an administrator changed, and replaces what an earlier version of the CMS wrote',
  BOOTING,
  async () => {
    const configuration = read(PRODUCT);
    configuration.metadatas.Title.edit.label = 'Oil';
    configuration.metadatas.Price.edit.description = '';
    configuration.settings.pageSize = 10;
    configuration.layouts.list = ['Title', 'Price'];
    // Simulates a label that an earlier version of the CMS wrote, not an administrator.
    configuration.metadatas.Rating.edit.label = 'Stars';
    write(PRODUCT, configuration);
    const written = read(WRITTEN);
    written['api::product.product'].values['metadatas.Rating.edit.label'] = 'Stars';
    write(WRITTEN, written);

    await boot();
    const { metadatas, settings, layouts } = read(PRODUCT);
    expect(metadatas.Title.edit.label).toBe('Oil');
    expect(metadatas.Price.edit.description).toBe('');
    expect(settings.pageSize).toBe(10);
    expect(layouts.list).toEqual(['Title', 'Price']);
    expect(metadatas.Rating.edit.label).toBe('Rating');
  },
);
