import { forms, formTexts } from '../../src/ui/content/forms';
import {
  answerEnquiries,
  expectTyped,
  fillIn,
  send,
  sentHeading,
  stored,
  words,
} from './enquiry-form';
import { type Answer, expect, failure, test } from './strapi-site';
import { aGate, roundTrip } from './wait-for';

const reset: Answer = (request) => void request.socket.destroy();
const html: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end('<!doctype html><title>Maintenance</title>');
};

// The reset connection must stay the first case: later cases leave an open connection. When a
// reused connection is reset, the browser repeats the request by itself and the page sees no
// failure.
const FAILURES: readonly (readonly [string, Answer, string])[] = [
  ['a reset connection', reset, 'Network Error'],
  ['400 without fields', failure(400, 'ValidationError', 'Invalid key'), 'Bad Request'],
  ['413', failure(413, 'PayloadTooLargeError', 'Payload too large'), 'Generic Error'],
  ['429', failure(429, 'TooManyRequestsError', 'Too many requests'), 'wait a minute'],
  ['500', failure(500, 'InternalServerError', 'x'), 'Internal Server Error'],
  ['503', failure(503, 'ServiceUnavailableError', 'x'), 'Service Unavailable'],
  ['an HTML page', html, 'Malformed answer'],
];

test('after each failure the typed text stays, and sending it again sends the same enquiry', async ({
  page,
  cms,
}) => {
  const posted = answerEnquiries(cms, ...FAILURES.map(([, answer]) => answer), stored);
  await page.goto('/contactus');
  await fillIn(page, words);
  for (const [place, [name, , message]] of FAILURES.entries()) {
    await test.step(`after ${name}`, async () => {
      await send(page, place === 0 ? forms.contact.submit : formTexts.notSent.retry);
      const panel = page.getByRole('main').getByRole('alert');
      // Each failure has its own text, so this waits for the panel of the current failure.
      await expect(panel).toContainText(message);
      await expect(panel).toContainText(formTexts.notSent.heading);
      await expect(panel.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expectTyped(page, words);
      expect(posted).toHaveLength(place + 1);
    });
  }
  await send(page, formTexts.notSent.retry);
  await expect(sentHeading(page)).toBeFocused();
  expect(posted).toHaveLength(FAILURES.length + 1);
  expect(posted).toEqual(posted.map(() => posted[0]));
});

test('an idempotency key that the CMS rejects as used is not sent again', async ({ page, cms }) => {
  const posted = answerEnquiries(cms, failure(409, 'ConflictError', 'The key was used'), stored);
  await page.goto('/contactus');
  await fillIn(page, words);
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Generic Error');
  await send(page, formTexts.notSent.retry);
  await expect(sentHeading(page)).toBeFocused();
  expect(posted[1]?.data.key).not.toBe(posted[0]?.data.key);
});

test('without a network the message is queued, and it is sent automatically when the network is back', async ({
  page,
  cms,
  context,
}) => {
  const posted = answerEnquiries(cms, stored);
  await page.goto('/contactus');
  await page.waitForLoadState('networkidle');
  await fillIn(page, words);
  await context.setOffline(true);
  await send(page);
  await expect(
    page.getByRole('main').getByRole('heading', { name: formTexts.waiting.heading }),
  ).toBeFocused();
  expect(posted).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Your kept message has been sent')).toBeVisible();
  expect(posted).toHaveLength(1);
});

test('a request to a CMS that does not answer times out after ten seconds', async ({
  page,
  cms,
}) => {
  const posted = answerEnquiries(cms, () => {}, stored);
  await page.clock.install();
  await page.goto('/contactus');
  await fillIn(page, words);
  await page.clock.fastForward(2_000);
  await send(page);
  await expect.poll(() => posted.length).toBe(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Request timed out');
  await expectTyped(page, words);
  await send(page, formTexts.notSent.retry);
  await expect(sentHeading(page)).toBeFocused();
  expect(posted[1]).toEqual(posted[0]);
});

test('a double click sends one enquiry', async ({ page, cms }) => {
  const gate = aGate();
  const posted = answerEnquiries(cms, async (request, response) => {
    await gate.opened;
    stored(request, response);
  });
  await page.clock.install();
  await page.goto('/contactus');
  await fillIn(page, words);
  await page.clock.fastForward(2_000);
  await page.getByRole('button', { name: forms.contact.submit }).dblclick();
  await expect.poll(() => posted.length).toBe(1);
  gate.open();
  await expect(sentHeading(page)).toBeFocused();
  await page.clock.fastForward(10_000);
  await roundTrip(page);
  expect(posted).toHaveLength(1);
});
