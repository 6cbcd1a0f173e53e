// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedCms, servedCms } from '../../fake-cms/served-cms';
import { type PublisherUnderTest, publisherUnderTest } from '../publisher-under-test';

const LONG = 300_000;

let cms: ServedCms;
const publishers: PublisherUnderTest[] = [];

/**
 * Starts a publisher that reads from `cms`. This CMS contains no details of the site, so the site
 * shows placeholders.
 */
async function start(env: Readonly<Record<string, string>> = {}) {
  const publisher = await publisherUnderTest(cms.url, env);
  publishers.push(publisher);
  return publisher;
}

beforeAll(async () => {
  cms = await servedCms();
});
afterAll(async () => {
  for (const publisher of publishers) await publisher.stop();
  await cms.stop();
});

it('the publisher names the placeholders at the end of its report', { timeout: LONG }, async () => {
  const publisher = await start();
  const status = await publisher.outcome();
  expect(publisher.has('index.html')).toBe(true);
  expect(status).toMatch(
    /Visitors will see 4 placeholders:\n- the name of the brand: Sanaag .*\n- the e-mail address: .*\n- .*\n- the sample testimonials: .*\)\n/u,
  );
});

it('a strict publisher publishes no placeholder, and names each', { timeout: LONG }, async () => {
  const publisher = await start({ PUBLISHER_STRICT: 'true' });
  const status = await publisher.outcome();
  expect(status).toMatch(
    /FAILED in .*Visitors would see 4 placeholders:\n- the name of the brand/u,
  );
  expect(status).toContain(
    `(change it at ${cms.url}/admin/content-manager/single-types/api::site.site)`,
  );
  expect(status).toContain('Served: nothing yet');
});

it('a strict publisher publishes what the owner has filled in', { timeout: LONG }, async () => {
  const { answer } = cms;
  const own = { name: 'Cal Madow', email: 'us@calmadow.example', telephone: '+252 63 412345' };
  const words = { documentId: 'a', name: 'Hodan', text: 'It smells of home.', sample: false };
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 };
  cms.answer = (url) => {
    if (url.startsWith('/api/site')) return { status: 200, body: { data: own, meta: {} } };
    if (url.startsWith('/api/testimonials'))
      return { status: 200, body: { data: [words], meta: { pagination } } };
    return answer(url);
  };
  const publisher = await start({ PUBLISHER_STRICT: 'true' });
  const status = await publisher.outcome();
  expect(publisher.read('index.html')).toContain('+252 63 412345');
  expect(status).not.toContain('placeholder');
});
