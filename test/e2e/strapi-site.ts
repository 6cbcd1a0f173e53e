import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CMS_HOST } from '../../scripts/lib/test-sites.mjs';
import { test as base } from './browser-test';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeCms {
  /**
   * Sets the answer to requests whose paths start with `path`. When several paths match, the
   * longest one applies. A later call with the same path replaces the answer.
   */
  on(path: string, answer: Answer): void;
  /** The requests so far, in order, as decoded `GET /api/products?…`, with their headers. */
  readonly requests: readonly {
    readonly call: string;
    readonly headers: IncomingMessage['headers'];
  }[];
}

/** Returns an answer with a JSON body, as Strapi sends it. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };

export const failure = (status: number, name: string, message: string) =>
  json({ data: null, error: { status, name, message, details: {} } }, status);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers with a picture of one pixel. */
export const picture: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(PIXEL);
};

interface OpenCms extends FakeCms {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server in place of a CMS. It answers 404 until `on` sets an answer.
 * @param wantedPort by default a free one. Rejects when another server uses it.
 */
export async function openFakeCms(wantedPort = 0): Promise<OpenCms> {
  const answers = new Map<string, Answer>();
  const requests: FakeCms['requests'][number][] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    requests.push({
      call: `${request.method} ${decodeURIComponent(url)}`,
      headers: request.headers,
    });
    const longest = [...answers.keys()]
      .filter((path) => url.startsWith(path))
      .sort((one, other) => other.length - one.length)[0];
    const answer = longest === undefined ? undefined : answers.get(longest);
    (answer ?? failure(404, 'NotFoundError', 'Not Found'))(request, response);
  });
  await once(server.listen(wantedPort, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    on: (path, answer) => void answers.set(path, answer),
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs tests on the site built for Strapi, with a fake CMS in place of Strapi. */
export const test = base.extend<{ cms: FakeCms }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => use(process.env.STRAPI_SITE_URL),
  cms: async ({ page }, use) => {
    const cms = await openFakeCms();
    await page.route(`${CMS_HOST}/**`, (route) =>
      route.continue({ url: route.request().url().replace(CMS_HOST, cms.url) }),
    );
    await use(cms);
    await cms.close();
  },
});

export { expect } from '@playwright/test';
