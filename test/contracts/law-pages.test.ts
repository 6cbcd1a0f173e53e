import { vi } from 'vitest';
import { inMemoryLawPages } from '../../src/adapters/in-memory/in-memory-law-pages';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiLawPages } from '../../src/adapters/strapi/texts/strapi-law-pages';
import { lawPageWire } from '../../src/adapters/strapi/wire/to-law-page';
import { json } from '../builders/a-network';
import { aProblemLog } from '../builders/a-problem-log';
import { strictCms } from '../fake-cms/strict-cms';
import { cmsSends } from './cms-sends';
import { lawPagesContract } from './law-pages.contract';

lawPagesContract({
  name: 'the in-memory adapter',
  open: async (pages) => ({ lawPages: inMemoryLawPages(pages) }),
});

lawPagesContract({
  name: 'a strict Strapi',
  async open(pages) {
    const entries = pages.map(({ id, title, ...fields }) => ({
      documentId: `document-${id}`,
      Title: title,
      address: id,
      ...fields,
    }));
    const answer = strictCms({ 'law-pages': entries });
    vi.stubGlobal('fetch', async (url: string) => {
      const { status, body } = answer(url);
      return json(body, { status });
    });
    const client = strapiClient({ host: 'https://cms.example', token: '' });
    return { lawPages: strapiLawPages(client, aProblemLog()) };
  },
});

cmsSends('law-page', lawPageWire.entries, { address: 'delivery-and-returns' });
