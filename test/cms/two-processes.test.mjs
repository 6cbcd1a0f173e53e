import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { firstAdministrator } from '../../scripts/cms/first-administrator.mjs';
import { temporaryFolder } from '../../scripts/cms/temporary-folder.mjs';
import { requireOfCms } from './require-of-cms.mjs';

// The runner sets this variable only when it tests PostgreSQL, because SQLite supports only one
// process.
const databaseUrl = process.env.CMS_PAIR_DATABASE_URL;
const BOOTING = { timeout: 300_000 };
const PER_MINUTE = 60;
const SECRET = 'what only the two of them know';

const ask = async ({ url }, path, { as, data, from, method } = {}) => {
  const answer = await fetch(`${url}${path}`, {
    method: method ?? (data ? 'POST' : 'GET'),
    headers: {
      ...(as && { Authorization: `Bearer ${as}` }),
      ...(from && { 'X-Forwarded-For': from }),
      ...(data && { 'Content-Type': 'application/json' }),
    },
    ...(data && { body: JSON.stringify(data) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
};

const enquiry = (key) => ({
  kind: 'contact',
  name: 'Ayaan Warsame',
  email: `${key}@example.com`,
  message: 'Do you sell resin by the kilo?',
  key,
});

/**
 * A fake publisher that records its webhooks. `received(event)` resolves when it has received that
 * event.
 */
const aPublisher = async () => {
  const calls = [];
  const server = createServer(async (request, response) => {
    const body = await json(request);
    calls.push({ event: body.event, secret: request.headers['x-publisher-secret'] });
    response.end();
    server.emit('received', body.event);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const received = async (event) => {
    while (!calls.some((call) => call.event === event)) await once(server, 'received');
  };
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    calls,
    received,
    stop: () => server.close(),
  };
};

describe.skipIf(!databaseUrl)('two processes on one PostgreSQL', () => {
  const { path: publicDir, remove } = temporaryFolder('pair-');
  const administrator = firstAdministrator({}).env;
  let publisher;
  let pair;

  beforeAll(async () => {
    publisher = await aPublisher();
    const boot = (env = {}) =>
      bootTemporaryCms({
        databaseUrl,
        publicDir,
        env: {
          ...administrator,
          API_TOKEN_SALT: 'salt',
          ADMIN_JWT_SECRET: 'jwt',
          STRAPI_WRITE_TOKEN: 'write',
          TRUSTED_PROXIES: '1',
          ENQUIRY_LIMIT_PER_MINUTE: String(PER_MINUTE),
          ENQUIRY_LIMIT_PER_HOUR: '1000',
          PUBLISHER_URL: publisher.url,
          PUBLISHER_SECRET: SECRET,
          ...env,
        },
      });
    // Boots the processes one after the other, because the first one creates the tables.
    pair = [await boot()];
    pair.push(await boot());
  }, BOOTING.timeout);

  afterAll(async () => {
    for (const cms of pair ?? []) await cms.stop();
    publisher?.stop();
    remove();
  }, BOOTING.timeout);

  const countOf = async () => {
    const { body } = await ask(pair[0], '/api/enquiries', { as: 'write' });
    return body.meta.pagination.total;
  };

  it(
    'two processes on one PostgreSQL store 50 enquiries when 200 with 50 different keys arrive at the same time',
    BOOTING,
    async () => {
      const before = await countOf();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) => {
          // The enquiries come from several visitors, so that none reaches the limit.
          const data = { data: enquiry(`same-key-${Math.floor(n / 2) % 50}`) };
          return ask(pair[n % 2], '/api/enquiries', { data, from: `10.1.0.${n % 50}` });
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(201));
      expect(new Set(answers.map(({ body }) => body.data.documentId)).size).toBe(50);
      expect((await countOf()) - before).toBe(50);
    },
  );

  it(
    'two processes on one PostgreSQL share the count of a visitor’s enquiries',
    BOOTING,
    async () => {
      const before = await countOf();
      const answers = await Promise.all(
        Array.from({ length: 2 * PER_MINUTE }, (_, n) => {
          const data = { data: enquiry(`own-key-${n}`) };
          return ask(pair[n % 2], '/api/enquiries', { data, from: '10.2.0.1' });
        }),
      );
      const count = (status) => answers.filter((answer) => answer.status === status).length;
      expect([count(201), count(429)]).toEqual([PER_MINUTE, PER_MINUTE]);
      expect((await countOf()) - before).toBe(PER_MINUTE);
    },
  );

  it('two processes on one PostgreSQL share the count of login attempts', async () => {
    const data = { email: 'nobody@example.com', password: 'wrong' };
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await ask(pair[n % 2], '/admin/login', { data, from: '10.3.0.1' })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it(
    'two processes on one PostgreSQL notify the publisher once of a publication',
    BOOTING,
    async () => {
      const data = { data: { Title: 'Told of', Price: 1 } };
      const { body } = await ask(pair[0], '/api/products', { as: 'write', data });
      await publisher.received('entry.publish');
      // Deletes the product through the second process. The CMS sends `entry.delete` after all
      // events of the publication, so no further `entry.publish` can follow.
      const path = `/api/products/${body.data.documentId}`;
      await ask(pair[1], path, { as: 'write', method: 'DELETE' });
      await publisher.received('entry.delete');
      const events = publisher.calls.map(({ event }) => event);
      expect(events.filter((event) => event === 'entry.publish')).toHaveLength(1);
      expect(new Set(publisher.calls.map(({ secret }) => secret))).toEqual(new Set([SECRET]));
    },
  );

  it('two processes on one PostgreSQL do not store the publisher’s secret in the database', async () => {
    const login = { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD };
    const { body } = await ask(pair[1], '/admin/login', { data: login, from: '10.4.0.1' });
    expect((await ask(pair[1], '/admin/webhooks', { as: body.data.token })).body.data).toEqual([]);
  });

  it.each([
    [{ PUBLISHER_SECRET: '' }, 'PUBLISHER_URL needs PUBLISHER_SECRET'],
    [{ PUBLISHER_URL: 'publisher' }, 'PUBLISHER_URL must be an address'],
  ])('two processes on one PostgreSQL reject the invalid settings %j', (env, sentence) => {
    const { notifyPublisher } = requireOfCms('./dist/src/publisher/notify-publisher');
    const { PUBLISHER_URL: url = publisher.url, PUBLISHER_SECRET: secret = SECRET } = env;
    expect(() => notifyPublisher({}, { url, secret })).toThrow(sentence);
  });
});
