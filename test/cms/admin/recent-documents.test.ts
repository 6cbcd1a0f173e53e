import { beforeAll, expect, it } from 'vitest';
import { administrator } from '../administrator';
import { ask } from '../cms-under-test';
import { anAuthor, anEditor, type Person, sendJson } from './panel-users';

interface Recent {
  readonly documentId: string;
  readonly title: string;
}

const COLLECTIONS = '/content-manager/collection-types';
const SINGLES = '/content-manager/single-types';

/** Returns the titles in the panel's list of recently edited or recently published entries. */
async function titlesFor(as: Person, action: 'update' | 'publish') {
  const path = `/content-manager/homepage/recent-documents?action=${action}`;
  const { body } = await ask(path, { as });
  return (body as { data: Recent[] }).data.map(({ title }) => title);
}

let editor: Person;
beforeAll(async () => {
  editor = await anEditor();
});

it('a single type is listed with its name', async () => {
  await sendJson(editor, 'PUT', `${SINGLES}/api::home.home`, {});
  await sendJson(editor, 'PUT', `${SINGLES}/api::site.site`, {});
  expect((await titlesFor(editor, 'update')).slice(0, 2)).toEqual([
    'Site: name, contact, company',
    'Texts: home page',
  ]);
});

it('an entry is listed with its title, which for a testimonial is the name', async () => {
  const testimonial = { name: 'Hodan', text: 'It smells of rain.', sample: false };
  const { body } = await sendJson(
    editor,
    'POST',
    `${COLLECTIONS}/api::testimonial.testimonial`,
    testimonial,
  );
  const { documentId } = (body as { data: Recent }).data;
  const path = `${COLLECTIONS}/api::testimonial.testimonial/${documentId}`;
  await sendJson(editor, 'POST', `${path}/actions/publish`, testimonial);
  for (const action of ['update', 'publish'] as const)
    expect((await titlesFor(editor, action))[0]).toBe('Hodan');
  await ask(path, { as: administrator(), method: 'DELETE' });
});

it('a draft without a title is listed with the name of its type', async () => {
  const { body } = await sendJson(
    editor,
    'POST',
    `${COLLECTIONS}/api::testimonial.testimonial`,
    {},
  );
  const { documentId } = (body as { data: Recent }).data;
  expect((await titlesFor(editor, 'update'))[0]).toBe('Testimonial');
  const path = `${COLLECTIONS}/api::testimonial.testimonial/${documentId}`;
  await ask(path, { as: administrator(), method: 'DELETE' });
});

it('a user is not shown the single types that the user may not read', async () => {
  expect(await titlesFor(await anAuthor(), 'update')).not.toContain('Site: name, contact, company');
});
