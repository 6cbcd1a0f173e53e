import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOTING, bootDesk, send, sharedDesk } from './desk-cms.mjs';

const databaseUrl = process.env.CMS_DESK_DATABASE_URL;
const SITE = '/content-manager/single-types/api::site.site';

let cms;
beforeAll(async () => {
  cms = await sharedDesk();
}, BOOTING);
beforeEach(async () => {
  await cms.database('enquiries').delete();
  await keepFor({ retentionContactMonths: null, retentionWholesaleMonths: null });
});

const keepFor = async (months) => {
  expect((await send(cms.url, 'PUT', SITE, months, cms.owner)).status).toBe(200);
};

/** Stores an enquiry that was received at `day`. */
const received = async (day, fields = {}, columns = {}) => {
  const id = await cms.enquire({ message: `Received on ${day}.`, ...fields });
  // SQLite stores a time as a number.
  const moment = databaseUrl ? new Date(day) : new Date(day).getTime();
  await cms
    .database('enquiries')
    .where({ document_id: id })
    .update({ created_at: moment, ...columns });
};

const left = async () => {
  const rows = await cms.database('enquiries').orderBy('id').select('kind', 'message');
  return rows.map(({ kind, message }) => `${kind} ${message ?? ''}`.trim());
};

const purgeAt = (moment, of = cms) => of.ask('purgeEnquiries', moment);

describe('the retention of enquiries', () => {
  it('the retention of enquiries deletes what was received more than 24 months ago, and nothing else', async () => {
    await received('2024-01-31T11:59:59.999Z');
    await received('2024-01-31T12:00:00.000Z');
    await received('2025-06-01T00:00:00Z');
    await received('2024-01-31T11:59:59.999Z', { kind: 'wholesale' });
    await received('2024-01-31T12:00:00.000Z', { kind: 'wholesale' });
    const order = {
      kind: 'order',
      country: 'Norway',
      lines: [{ product: 'p1', title: 'Carterii', quantity: 1 }],
    };
    await received('2024-01-31T11:59:59.999Z', order);
    await received('2024-01-31T12:00:00.000Z', order);
    // Earlier versions of the CMS stored newsletter sign-ups as enquiries. The retention must not
    // delete these.
    await received('2019-01-01T00:00:00Z', {}, { kind: 'newsletter', message: null });
    expect(await purgeAt('2026-01-31T12:00:00.000Z')).toEqual({
      contact: 1,
      wholesale: 1,
      order: 1,
    });
    expect(await left()).toEqual([
      'contact Received on 2024-01-31T12:00:00.000Z.',
      'contact Received on 2025-06-01T00:00:00Z.',
      'wholesale Received on 2024-01-31T12:00:00.000Z.',
      'order Received on 2024-01-31T12:00:00.000Z.',
      'newsletter',
    ]);
    expect(readFileSync(cms.logFile, 'utf8')).toContain(
      'Retention: deleted 1 of kind contact, received before 2024-01-31 (24 months).',
    );
  });

  it('the retention of enquiries uses the months of each kind from Site', async () => {
    await keepFor({ retentionContactMonths: 1, retentionWholesaleMonths: 36 });
    await received('2025-02-01T00:00:00Z');
    await received('2025-03-01T00:00:00Z');
    await received('2022-03-30T00:00:00Z', { kind: 'wholesale' });
    await received('2023-03-30T00:00:00Z', { kind: 'wholesale' });
    // One month before 31 March is 28 February.
    expect(await purgeAt('2025-03-31T00:00:00Z')).toEqual({
      contact: 1,
      wholesale: 1,
      order: 0,
    });
    expect(await left()).toEqual([
      'contact Received on 2025-03-01T00:00:00Z.',
      'wholesale Received on 2023-03-30T00:00:00Z.',
    ]);
  });

  it.each([0, -1, 121, 1000])(
    'the retention of enquiries uses 24 months if the database contains %i',
    async (months) => {
      await cms.database('sites').update({ retention_contact_months: months });
      await received('2026-01-01T00:00:00Z');
      await received('2023-12-31T00:00:00Z');
      expect(await purgeAt('2026-01-02T00:00:00Z')).toMatchObject({ contact: 1 });
      expect(await left()).toEqual(['contact Received on 2026-01-01T00:00:00Z.']);
    },
  );

  it.each([0, 121, 1.5, 'soon'])(
    'the retention of enquiries cannot be set to %j months',
    async (months) => {
      const answer = await send(
        cms.url,
        'PUT',
        SITE,
        { retentionContactMonths: months },
        cms.owner,
      );
      expect(answer.status).toBe(400);
    },
  );

  it('the retention of enquiries deletes more than one batch', async () => {
    await received('2020-01-01T00:00:00Z');
    const { id: _, ...row } = await cms.database('enquiries').first();
    for (let n = 0; n < 1_200; n += 100)
      await cms.database('enquiries').insert(
        Array.from({ length: 100 }, (__, place) => ({
          ...row,
          document_id: `many-${n + place}`,
          key: `many-${n + place}`,
        })),
      );
    await received('2026-01-01T00:00:00Z');
    expect(await purgeAt('2026-01-02T00:00:00Z')).toMatchObject({ contact: 1_201 });
    expect(await left()).toEqual(['contact Received on 2026-01-01T00:00:00Z.']);
  });

  it('the retention of enquiries is public: visitors can read the months of each kind in Site', async () => {
    const figures = async () => {
      const { body } = await send(cms.url, 'GET', '/api/site');
      return [body.data.retentionContactMonths, body.data.retentionWholesaleMonths];
    };
    expect(await figures()).toEqual([24, 24]);
    await keepFor({ retentionContactMonths: 6, retentionWholesaleMonths: null });
    expect(await figures()).toEqual([6, 24]);
    const { body } = await send(cms.url, 'GET', '/api/site?fields=name');
    expect(body.data).not.toHaveProperty('retentionContactMonths');
  });

  it('the retention of enquiries runs every night', async () => {
    const next = new Date(await cms.ask('nextPurge'));
    expect([next.getHours(), next.getMinutes()]).toEqual([3, 40]);
    expect(next.getTime() - Date.now()).toBeLessThanOrEqual(25 * 3_600_000);
  });

  it.skipIf(!databaseUrl)(
    'the retention of enquiries is done once by two processes that begin at the same time',
    { timeout: BOOTING },
    async () => {
      const other = await bootDesk({ databaseUrl });
      try {
        for (let n = 0; n < 40; n += 1) await received('2020-01-01T00:00:00Z');
        await received('2026-01-01T00:00:00Z');
        const at = '2026-01-02T00:00:00Z';
        const counts = await Promise.all([purgeAt(at), purgeAt(at, other)]);
        expect(counts.reduce((sum, { contact }) => sum + contact, 0)).toBe(40);
        expect(await left()).toEqual(['contact Received on 2026-01-01T00:00:00Z.']);
      } finally {
        await other.stop();
      }
    },
  );
});
