import { afterAll, describe, expect, it } from 'vitest';
import { administrator } from './administrator';
import { ask, EDITOR, SITE, VISITOR } from './cms-under-test';

const EMPTY = {
  name: null,
  telephone: null,
  announcement: null,
  announcementLink: null,
  socialPages: [],
};

const save = (data: object, as = EDITOR) => ask('/api/site', { as, method: 'PUT', data });
const read = (as = VISITOR) => ask('/api/site?populate=*', { as });

afterAll(() => save(EMPTY));

describe('the single type Site', () => {
  it.each([
    ['a visitor', VISITOR],
    ['the site', SITE],
  ])('the single type Site is read by %s as soon as it is saved', async (_, as) => {
    const socialPages = [{ network: 'YouTube', address: 'https://youtube.example/us' }];
    expect((await save({ name: 'Cal Madow', socialPages })).status).toBe(200);
    const { status, body } = await read(as);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { name: 'Cal Madow', socialPages } });
  });

  it('the single type Site is not written by a visitor', async () => {
    expect((await save({ name: 'Mine' }, VISITOR)).status).toBe(403);
  });

  it.each([
    { name: 'x'.repeat(31) },
    { email: 'cal madow' },
    { telephone: 'ask for Hodan' },
    { whatsApp: '063 412 3456' },
    { maker: 'x'.repeat(401) },
    { copyrightYear: 1899 },
    { announcementLink: 'javascript:alert(1)' },
    { announcementFrom: '2031-01-02T08:00:00Z', announcementUntil: '2031-01-02T08:00:00Z' },
    { announcementFrom: '2031-01-02T08:00:00Z', announcementUntil: '2031-01-01T08:00:00Z' },
    { socialPages: [{ network: 'YouTube', address: 'javascript:alert(1)' }] },
    { socialPages: [{ network: 'Myspace' }] },
  ])('the single type Site refuses %j', async (data) => {
    expect((await save(data)).status).toBe(400);
  });

  it('the single type Site compares the dates of the announcement also when only one of them is saved', async () => {
    const announcementFrom = '2031-01-02T08:00:00.000Z';
    expect((await save({ announcementFrom, announcementUntil: null })).status).toBe(200);
    const early = await save({ announcementUntil: '2031-01-01T08:00:00.000Z' });
    expect(early.status).toBe(400);
    expect(JSON.stringify(early.body)).toContain('Shown until must be later than Shown from.');
    const late = await save({ announcementUntil: '2031-01-03T08:00:00.000Z' });
    expect(late.status).toBe(200);
    expect((await save({ announcementFrom: null, announcementUntil: null })).status).toBe(200);
  });

  it('the single type Site has an entry again after it is deleted in the panel', async () => {
    await save({ name: 'Cal Madow' });
    const inPanel = '/content-manager/single-types/api::site.site';
    expect((await ask(inPanel, { as: administrator(), method: 'DELETE' })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 200, body: { data: { name: null } } });
  });
});
