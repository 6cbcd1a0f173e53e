import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootCms } from '../../../scripts/cms/boot-cms.mjs';
import { freePort } from '../../../scripts/cms/free-port.mjs';
import { collectMail, takeMail } from '../mail-sink';

const FLOOD = 12;

let cms;
let smtpPort;

beforeAll(async () => {
  smtpPort = await freePort();
  cms = await bootCms({
    env: {
      ENQUIRY_LIMIT_PER_MINUTE: '1000',
      ENQUIRY_LIMIT_PER_HOUR: '1000',
      ENQUIRY_NOTIFY_TO: 'team@example.com',
      ENQUIRY_NOTIFY_PER_HOUR: '2',
      SMTP_RELAY_PORT: String(smtpPort),
    },
  });
}, 300_000);
afterAll(() => cms.stop());

const post = async (message) => {
  const data = { kind: 'contact', name: 'Ayaan', email: 'ayaan@example.com', message };
  const { status } = await fetch(`${cms.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  expect(status).toBe(201);
};

it('a flood of enquiries is stored completely, and causes no more notices than allowed', async () => {
  const first = await takeMail(smtpPort, 'The first question', () => post('The first question'));
  expect(first.content).not.toContain('No more than');
  const last = await takeMail(smtpPort, 'The second question', () => post('The second question'));
  expect(last.content).toContain('No more than 2 notices go out in an hour');

  // The CMS stops while the mail server still listens, so every mail it sends has arrived by then.
  const later = await collectMail(smtpPort, async () => {
    for (let sent = 0; sent < FLOOD; sent += 1) await post(`Question ${sent}`);
    const stored = await fetch(`${cms.url}/api/enquiries`, {
      headers: { Authorization: `Bearer ${cms.writeToken}` },
    });
    expect((await stored.json()).meta.pagination.total).toBe(FLOOD + 2);
    await cms.stop();
  });
  expect(later).toEqual([]);
}, 60_000);
