// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headersFor } from '../../config/host-headers.mjs';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { messageNotSentFiles } from '../../src/ui/app/documents/message-not-sent-document';
import { messageNotSent } from '../../src/ui/content/pages/message-not-sent';
import { type CountingCms, countingCms } from './counting-cms';
import { ask, SITE } from './nginx-client';

// Tests the pages that nginx shows instead of the CMS after a form is posted without JavaScript.

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'Content-Type': 'application/json' };

let sites: string;
let cms: CountingCms;
let nginx: Awaited<ReturnType<typeof openNginx>>;

const hasNginx = await haveNginx();

const post = (headers: Record<string, string>, body = 'kind=contact&name=Hodan') =>
  ask(nginx, SITE, '/api/enquiries', { method: 'POST', headers, body });

describe.skipIf(!hasNginx)('a form’s post that nginx answers', () => {
  beforeEach(async () => {
    sites = mkdtempSync(join(tmpdir(), 'sites-'));
    for (const [address, html] of await messageNotSentFiles(SITE_DETAILS)) {
      const file = join(sites, 'current', address);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
    cms = await countingCms();
    nginx = await openNginx({ sites, cms: cms.host, token: 'a-token' });
  });
  afterEach(async () => {
    await nginx.close();
    await cms.close();
    rmSync(sites, { recursive: true });
  });

  it.each([
    ['that refuses connections', () => cms.close()],
    [
      'that closes the connection',
      async () => cms.answer((request) => void request.socket.destroy()),
    ],
  ])(
    'a form’s post to a CMS %s gets a page that says that the message was not sent',
    async (_, fail) => {
      await fail();
      const { status, text, headers } = await post(FORM);
      expect(status).toBe(502);
      expect(text).toContain(messageNotSent.why[502]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const wanted = headersFor('/message-not-sent/502.html');
      expect(wanted['Cache-Control']).toBe('no-store');
      for (const [name, value] of Object.entries(wanted)) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
      expect(headers['retry-after']).toBe('60');
    },
  );

  it('a form’s post that is too long or too frequent gets a page with that reason', async () => {
    const long = await post(FORM, `message=${'a'.repeat(70_000)}`);
    expect([long.status, long.text.includes(messageNotSent.why[413])]).toEqual([413, true]);
    const many = await Promise.all(Array.from({ length: 20 }, () => post(FORM)));
    const late = many.find(({ status }) => status === 429);
    expect(late?.text).toContain(messageNotSent.why[429]);
  });

  it('the CMS’s own answer to a form’s post passes through nginx unchanged', async () => {
    cms.answer((_, response) => void response.writeHead(503).end('its own page'));
    const { status, text } = await post(FORM);
    expect([status, text]).toEqual([503, 'its own page']);
  });

  it('a failed post that a script sends gets JSON in the CMS’s format', async () => {
    await cms.close();
    const { status, text, headers } = await post(JSON_BODY, '{}');
    expect(status).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text)).toMatchObject({ data: null, error: { status: 502 } });
  });

  it('a form’s post is the only way to reach the pages about failures', async () => {
    for (const path of ['/message-not-sent/502.html', '/api-failure/502.html'])
      expect((await ask(nginx, SITE, path)).status).toBe(404);
  });
});
