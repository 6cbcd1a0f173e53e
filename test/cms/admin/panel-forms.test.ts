import { beforeAll, describe, expect, it } from 'vitest';
import { PANEL_FORMS } from '../../../cms/src/panel-forms/panel-forms';
import { administrator } from '../administrator';
import { anEnquiry, post } from '../an-enquiry';
import { ask } from '../cms-under-test';
import { anEditor, ENQUIRIES, type Person, sendJson } from './panel-users';

interface Metadata {
  readonly edit: { readonly label: string; readonly description: string };
  readonly list: { readonly label: string };
}
interface Configuration {
  readonly uid: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly metadatas: Readonly<Record<string, Metadata>>;
  readonly layouts: { readonly list: string[]; readonly edit: { readonly name: string }[][] };
}
interface Configured {
  readonly data: {
    readonly contentType: Configuration;
    readonly components: Readonly<Record<string, Configuration>>;
  };
}

const TYPES = Object.keys(PANEL_FORMS).filter((uid) => uid.startsWith('api::'));
const pathOf = (uid: string) => `/content-manager/content-types/${uid}/configuration`;

let editor: Person;
beforeAll(async () => {
  editor = await anEditor();
});

const configurationOf = async (uid: string) =>
  ((await ask(pathOf(uid), { as: editor })).body as Configured).data;

describe.each(TYPES)('the panel’s form of %s', (uid) => {
  it('the panel’s form of each type shows an editor the declared labels, help and fields', async () => {
    const { contentType, components } = await configurationOf(uid);
    for (const { uid: own, metadatas, layouts } of [contentType, ...Object.values(components)]) {
      const shown: string[] = [];
      for (const [name, field] of Object.entries(PANEL_FORMS[own]?.fields ?? {})) {
        if ('hidden' in field) continue;
        shown.push(name);
        expect(metadatas[name]?.list.label).toBe(field.label);
        expect(metadatas[name]?.edit).toMatchObject({
          label: field.label,
          description: field.help,
          editable: field.readOnly !== true,
        });
      }
      expect(layouts.edit.flat().map(({ name }) => name)).toEqual(shown);
    }
  });

  it('the panel’s form of each type has a configuration that Strapi itself accepts', async () => {
    const { settings, metadatas, layouts } = (await configurationOf(uid)).contentType;
    const same = { settings, metadatas: withoutListTitles(metadatas), layouts };
    expect((await sendJson(administrator(), 'PUT', pathOf(uid), same)).status).toBe(200);
  });
});

/**
 * Removes `mainField` from the list metadata. Strapi returns it there, but rejects it when the same
 * configuration is sent back. Removes the metadata of `documentId`, too.
 */
const withoutListTitles = (metadatas: Configuration['metadatas']) =>
  Object.fromEntries(
    Object.entries(metadatas)
      .filter(([name]) => name !== 'documentId')
      .map(([name, { edit, list }]) => [name, { edit, list: { ...list, mainField: undefined } }]),
  );

it('the list of enquiries shows the newest first, with date, kind, name, subject, status and e-mail', async () => {
  const { settings, layouts, metadatas } = (await configurationOf('api::enquiry.enquiry'))
    .contentType;
  expect(layouts.list).toEqual(['createdAt', 'kind', 'name', 'productTitle', 'state', 'email']);
  expect(layouts.list.map((name) => metadatas[name]?.list.label)).toEqual([
    'Received',
    'Kind',
    'Name',
    'About',
    'Status',
    'E-mail',
  ]);
  expect(settings).toMatchObject({ mainField: 'email', pageSize: 50 });

  const { defaultSortBy, defaultSortOrder } = settings;
  for (const name of ['First sender', 'Second sender'])
    expect((await post(anEnquiry({ name }))).status).toBe(201);
  const query = `sort=${defaultSortBy}:${defaultSortOrder}&page=1&pageSize=2`;
  const { body } = await ask(`${ENQUIRIES}?${query}`, { as: editor });
  const { results } = body as { results: { name: string }[] };
  expect(results.map(({ name }) => name)).toEqual(['Second sender', 'First sender']);
});
