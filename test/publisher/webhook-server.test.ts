// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hookServer } from '../../scripts/publisher/webhook-server.mjs';

const SECRET = 'a secret of both of them';
const EVENT = { event: 'entry.publish', model: 'product', entry: { documentId: 'a' } };

function startServer() {
  const events: string[] = [];
  const server = hookServer({
    secret: SECRET,
    onEvent: ({ event, entry }) => void events.push(`${event} ${entry?.documentId ?? ''}`.trim()),
    status: () => 'Served: nothing yet\n',
    statusJson: () => ({ servedSince: null }),
  });
  const send = (headers: Record<string, string>, payload: string | object = EVENT) =>
    server.inject({ method: 'POST', url: '/publish', headers, payload });
  return { server, send, events };
}

describe("the server for the CMS's webhooks", () => {
  it("the server for the CMS's webhooks answers at once and passes the event on", async () => {
    const { send, events } = startServer();
    const { statusCode } = await send({ 'x-publisher-secret': SECRET });
    expect([statusCode, events]).toEqual([202, ['entry.publish a']]);
  });

  it.each([
    ['without the secret', {}],
    ['with another secret', { 'x-publisher-secret': 'a secret of both of us..' }],
    ['with only the beginning of the secret', { 'x-publisher-secret': SECRET.slice(0, -1) }],
    ['with a character after the secret', { 'x-publisher-secret': `${SECRET}.` }],
    ['with an empty secret', { 'x-publisher-secret': '' }],
  ] as const)("the server for the CMS's webhooks does nothing %s", async (_, headers) => {
    const { send, events } = startServer();
    const { statusCode } = await send(headers);
    expect([statusCode, events.length]).toEqual([401, 0]);
  });

  it("the server for the CMS's webhooks tells its status only to the CMS", async () => {
    const { server } = startServer();
    const statusFor = (headers: Record<string, string>) =>
      server.inject({ url: '/status', headers });
    expect((await statusFor({})).statusCode).toBe(401);
    expect((await statusFor({ 'x-publisher-secret': `${SECRET}.` })).body).not.toContain('served');
    const answer = await statusFor({ 'x-publisher-secret': SECRET });
    expect(answer.json()).toEqual({ servedSince: null });
  });

  it.each([
    ['no JSON', 'event=a', 'application/x-www-form-urlencoded', 415],
    ['broken JSON', '{"event"', 'application/json', 400],
    ['no event', '{}', 'application/json', 400],
    ['an event without a name', '{"event":""}', 'application/json', 400],
    ['an event that is a number', '{"event":5}', 'application/json', 400],
    ['an event with a very long name', `{"event":"${'a'.repeat(200)}"}`, 'application/json', 400],
    ['a list of events', '[{"event":"entry.publish"}]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['an entry that is a text', '{"event":"entry.publish","entry":"a"}', 'application/json', 400],
    ['a model that is a list', '{"event":"entry.publish","model":[]}', 'application/json', 400],
    [
      'a body larger than any event',
      JSON.stringify({ ...EVENT, more: 'a'.repeat(7_000_000) }),
      'application/json',
      413,
    ],
  ])("the server for the CMS's webhooks refuses %s", async (_, payload, type, status) => {
    const { send, events } = startServer();
    const headers = { 'x-publisher-secret': SECRET, 'content-type': type };
    const { statusCode } = await send(headers, payload);
    expect([statusCode, events.length]).toEqual([status, 0]);
  });

  it("the server for the CMS's webhooks accepts an entry of the largest size that the panel saves", async () => {
    const { send, events } = startServer();
    const entry = { documentId: 'large', Body: '"'.repeat(2_000_000) };
    const { statusCode } = await send({ 'x-publisher-secret': SECRET }, { ...EVENT, entry });
    expect([statusCode, events]).toEqual([202, ['entry.publish large']]);
  });

  it.each([
    ['of a picture', { event: 'media.update', media: { id: 1 } }],
    ['of the panel’s test button', { event: 'trigger-test' }],
    ['without an entry', { event: 'entry.delete', entry: null }],
  ])("the server for the CMS's webhooks passes on an event %s", async (_, payload) => {
    const { send, events } = startServer();
    const { statusCode } = await send({ 'x-publisher-secret': SECRET }, payload);
    expect([statusCode, events]).toEqual([202, [payload.event]]);
  });

  it("the server for the CMS's webhooks shows the owner the status in plain text", async () => {
    const { statusCode, headers, body } = await startServer().server.inject('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('Served: nothing yet\n');
  });

  it("the server for the CMS's webhooks has no other routes", async () => {
    const { server } = startServer();
    for (const url of ['/publish', '/admin', '/../.env']) {
      expect((await server.inject({ url, method: 'GET' })).statusCode).toBe(404);
    }
  });
});
