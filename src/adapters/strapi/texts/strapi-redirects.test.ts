import { describe, expect, it, vi } from 'vitest';
import { aNetwork, json, listOf } from '../../../../test/builders/a-network';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { strictCms } from '../../../../test/fake-cms/strict-cms';
import { strapiClient } from '../http/strapi-client';
import { strapiRedirects } from './strapi-redirects';

function reading() {
  const log = aProblemLog();
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  return { log, all: () => strapiRedirects(client, log).all() };
}

describe('redirects of a CMS', () => {
  it('redirects of a CMS are read from a Strapi that refuses unknown names', async () => {
    const redirects = [{ documentId: 'a', from: '/Old/', to: '/caf\u00e9' }];
    const answer = strictCms({ redirects });
    vi.stubGlobal('fetch', async (url: string) => {
      const { status, body } = answer(url);
      return json(body, { status });
    });
    expect(await reading().all()).toEqual([{ id: 'a', from: '/old', to: '/caf%C3%A9' }]);
  });

  it.each([404, 403])(
    'redirects of a CMS do not exist where the CMS answers %i',
    async (status) => {
      aNetwork(json({ data: null, error: { status, name: 'E', message: 'e' } }, { status }));
      const { log, all } = reading();
      expect(await all()).toEqual([]);
      expect(log.problems).toEqual([]);
    },
  );

  it.each([
    { from: '//host' },
    { from: '/a\r\nb' },
    { from: 7 },
    { from: null },
    { to: 'javascript:alert(1)' },
    { to: '//host' },
    { to: '/a"b' },
    { to: {} },
  ])('redirects of a CMS are left out and reported with %j', async (fields) => {
    const good = { documentId: 'b', from: '/b', to: '/c' };
    aNetwork(listOf([{ documentId: 'a', from: '/a', to: '/b', ...fields }, good]));
    const { log, all } = reading();
    expect(await all()).toEqual([{ id: 'b', from: '/b', to: '/c' }]);
    expect(log.problems).toHaveLength(1);
  });

  it('redirects of a CMS are at most a thousand, whatever the CMS says', async () => {
    const { calls } = aNetwork(
      ...Array.from({ length: 12 }, (_, at) =>
        listOf([{ documentId: `${at}`, from: `/${at}`, to: '/b' }], {
          page: at + 1,
          pageCount: 99,
          total: 9_900,
        }),
      ),
    );
    expect(await reading().all()).toHaveLength(10);
    expect(calls).toHaveLength(10);
  });
});
