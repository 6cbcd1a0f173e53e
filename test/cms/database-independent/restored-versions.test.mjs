import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administratorEnv, logIn } from '../../../scripts/cms/access-matrix/callers.mjs';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';

const BOOTING = 300_000;
const events = [];
const publisher = createServer(async (request, response) => {
  const { event, model, entry } = JSON.parse(await text(request));
  events.push({ event, model, entry });
  response.end();
  publisher.emit('told');
});

let cms;
let admin;

beforeAll(async () => {
  await once(publisher.listen(0, '127.0.0.1'), 'listening');
  const env = {
    ...administratorEnv(),
    PUBLISHER_URL: `http://127.0.0.1:${publisher.address().port}`,
    PUBLISHER_SECRET: 'secret',
  };
  cms = await bootTemporaryCms({ env });
  admin = await logIn(cms.url, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
}, BOOTING);
afterAll(async () => {
  await cms?.stop();
  publisher.close();
});

const ask = async (method, path, headers, body) => {
  const sent = { 'Content-Type': 'application/json', ...headers };
  const answer = await fetch(cms.url + path, { method, headers: sent, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json();
};
const write = async (name) => {
  const told = once(publisher, 'told');
  const writer = { Authorization: `Bearer ${cms.writeToken}` };
  const { data } = await ask('PUT', '/api/site', writer, { data: { name } });
  await told;
  return data.documentId;
};

it('restoring a version notifies the publisher, like any edit', async () => {
  await write('Before');
  const id = await write('After');
  const { versions } = await ask('GET', `/versions/api::site.site/${id}`, admin);
  events.length = 0;
  const told = once(publisher, 'told');
  await ask('POST', `/versions/${versions[0].id}/restore`, admin, {});
  await told;
  expect(events).toMatchObject([
    { event: 'entry.update', model: 'site', entry: { documentId: id, name: 'Before' } },
  ]);
});
