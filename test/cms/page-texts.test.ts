import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiPageTexts } from '../../src/adapters/strapi/texts/strapi-page-texts';
import { PAGE_TEXTS_NAMES, type PageTextsName } from '../../src/domain/texts/page-texts';
import { withTexts } from '../../src/domain/texts/text-fields';
import { aProblemLog } from '../builders/a-problem-log';
import { fieldsOf } from '../thorough/text-sources/fields-of';
import { aPng } from './a-png';
import { ask, CMS_URL, EDITOR, VISITOR } from './cms-under-test';
import { emptyPageTexts, savePageTexts, shortTexts } from './saved-page-texts';
import { firstOf, formWith } from './stored-file';

async function read(type: PageTextsName) {
  const log = aProblemLog();
  const client = strapiClient({ host: CMS_URL, token: '' });
  const texts = await strapiPageTexts(client, log, { of: async (name) => PAGE_TEXTS[name] }).of(
    type,
  );
  expect(log.problems).toEqual([]);
  return texts;
}

let picture: number;

beforeAll(async () => {
  const png = Buffer.from(await aPng(1200, 800).arrayBuffer());
  const form = formWith(png, 'image/png', 'own.png', { alternativeText: 'Our own' });
  picture = firstOf((await ask('/api/upload', { as: EDITOR, method: 'POST', body: form })).body).id;
});
afterAll(async () => {
  for (const type of PAGE_TEXTS_NAMES) await emptyPageTexts(type);
});

describe.each(PAGE_TEXTS_NAMES)('the texts of %s', (type) => {
  it('the texts of each page are those of the owner in every field, or those that ship with the site when the fields are empty', async () => {
    await savePageTexts(
      type,
      fieldsOf(type, shortTexts(), () => picture),
    );
    const url = expect.stringMatching(/^http.*\/uploads\/own_\w+\.png$/u);
    const shown = expect.objectContaining({ url, alt: 'Our own' });
    const own = fieldsOf(type, shortTexts(), () => shown);
    expect(await read(type)).toEqual(withTexts(PAGE_TEXTS[type], own));
    await emptyPageTexts(type);
    expect(await read(type)).toEqual(PAGE_TEXTS[type]);
  });

  it('the texts of each page are not written by a visitor', async () => {
    const data = fieldsOf(type, () => 'Mine');
    const { status } = await ask(`/api/${type}`, { as: VISITOR, method: 'PUT', data });
    expect(status).toBe(403);
  });
});
