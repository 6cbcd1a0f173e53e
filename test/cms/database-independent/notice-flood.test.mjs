import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { startMailServer } from '../mail/mail-server.mjs';

const FLOOD = 12;

let cms;
let server;

beforeAll(async () => {
  server = await startMailServer();
  cms = await bootTemporaryCms({
    env: {
      ENQUIRY_LIMIT_PER_MINUTE: '1000',
      ENQUIRY_LIMIT_PER_HOUR: '1000',
      ENQUIRY_NOTIFY_TO: 'team@example.com',
      ENQUIRY_NOTIFY_PER_HOUR: '2',
      SMTP_RELAY_PORT: String(server.port),
    },
  });
}, 300_000);
afterAll(async () => {
  await cms?.stop();
  await server.stop();
});

const post = async (message) => {
  const data = { kind: 'contact', name: 'Ayaan', email: 'ayaan@example.com', message };
  const { status } = await fetch(`${cms.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  expect(status).toBe(201);
};

const mailsTo = (address) => server.mails.filter(({ envelope }) => envelope.to.includes(address));

it('a flood of enquiries is stored completely, and causes no more e-mails than allowed', async () => {
  await post('The first question');
  await post('The second question');
  // Two notices, and two copies to the visitor.
  await server.received(4);
  for (let sent = 0; sent < FLOOD; sent += 1) await post(`Question ${sent}`);
  const stored = await fetch(`${cms.url}/api/enquiries`, {
    headers: { Authorization: `Bearer ${cms.writeToken}` },
  });
  expect((await stored.json()).meta.pagination.total).toBe(FLOOD + 2);
  // The CMS queues the e-mails of an enquiry before it responds, and finishes the current delivery
  // before it stops. So an e-mail beyond the limits would have been sent by now, or be in the
  // queue.
  await cms.stop();

  const [first, last, ...others] = mailsTo('team@example.com');
  expect(first.text).not.toContain('No more than');
  expect(last.text).toContain('No more than 2 notices go out in an hour');
  expect(others).toEqual([]);
  expect(mailsTo('ayaan@example.com')).toHaveLength(2);
}, 60_000);
