import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiLawPages } from '../../src/adapters/strapi/texts/strapi-law-pages';
import { aProblemLog } from '../builders/a-problem-log';
import { lawPagesContract } from '../contracts/law-pages.contract';
import { anEditor, type Person } from './admin/panel-users';
import { ask, CMS_URL, EDITOR, SITE, VISITOR } from './cms-under-test';
import { documentIdOf } from './create-content';
import { addressOf, askDraft, ORIGIN, tokenOf, urlIn } from './previews/a-preview';

const LAW_PAGE = 'api::law-page.law-page';
const PAGE = { Title: 'Privacy', kind: 'privacy', address: 'privacy', text: 'We store little.' };

const make = (data: object, as = EDITOR, query = '') =>
  ask(`/api/law-pages${query}`, { as, data: { ...PAGE, ...data } });
const remove = (id: string) => ask(`/api/law-pages/${id}`, { as: EDITOR, method: 'DELETE' });

lawPagesContract({
  name: 'the CMS',
  async open(pages) {
    const made: string[] = [];
    for (const { id, title, kind, text, inForceFrom } of pages) {
      const { body } = await make({ Title: title, kind, address: id, text, inForceFrom });
      made.push(documentIdOf(body));
    }
    const token = SITE['Authorization']?.replace('Bearer ', '') ?? '';
    const client = strapiClient({ host: CMS_URL, token });
    return {
      lawPages: strapiLawPages(client, aProblemLog()),
      close: async () => {
        for (const id of made) await remove(id);
      },
    };
  },
});

describe('a law page in the CMS', () => {
  let id: string;
  beforeAll(async () => {
    id = documentIdOf((await make({})).body);
  });
  afterAll(() => remove(id));

  it('a law page in the CMS is not written by a visitor', async () => {
    expect((await make({ address: 'mine' }, VISITOR)).status).toBe(403);
  });

  it.each([
    { address: 'privacy' },
    { address: 'Privacy' },
    { address: 'a/b' },
    { address: '../a' },
    { address: 'page.json' },
    { address: 'a--b' },
    { address: 'a\n' },
    { address: 'a'.repeat(61) },
    { address: null },
    { Title: 'x'.repeat(81) },
    { Title: '' },
    { kind: 'recipes' },
    { text: 'x'.repeat(100_001) },
    { inForceFrom: 'soon' },
  ])('a law page in the CMS is refused with %j', async (data) => {
    expect(
      (await make({ ...(!('address' in data) && { address: 'other' }), ...data })).status,
    ).toBe(400);
  });

  it('a law page in the CMS is hidden from visitors as a draft', async () => {
    const draft = documentIdOf((await make({ address: 'draft' }, EDITOR, '?status=draft')).body);
    const { body } = await ask('/api/law-pages', { as: VISITOR });
    expect(JSON.stringify(body)).not.toContain('"draft"');
    await remove(draft);
  });

  describe('opened by an editor', () => {
    let editor: Person;
    beforeAll(async () => {
      editor = await anEditor();
    });

    it('a law page that an editor opens is previewed as a draft by its id', async () => {
      const { pathname } = urlIn(await addressOf(editor, LAW_PAGE, id));
      expect(pathname).toBe(`/legal/${id}`);
      const draft = await askDraft(`law-pages/${id}`, await tokenOf(editor, LAW_PAGE, id));
      expect(draft).toMatchObject({ status: 200, body: { data: { address: 'privacy' } } });
    });

    it('a law page that an editor opens is shown as published at its own address', async () => {
      const { href } = urlIn(await addressOf(editor, LAW_PAGE, id, '&status=published'));
      expect(href).toBe(`${ORIGIN}/legal/privacy`);
    });
  });
});
