import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

/** Returns a logger that collects the faults that Netlify's code finds in `_headers`. */
const logger = (complaints: string[]) => {
  const complain = (complaint = '') => void complaints.push(complaint);
  return { error: complain, warn: complain, log: complain };
};

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Serves the folder of a build with Netlify's own code, including its `_headers` and `_redirects`.
 * Adds only what that code leaves to its caller: `404.html` for unknown paths.
 */
export async function openNetlifyHost(folder: string) {
  const complaints: string[] = [];
  const files = new StaticHandler({ directory: folder });
  const headers = new HeadersHandler({ projectDir: folder, logger: logger(complaints) });
  const redirects = new RedirectsHandler({
    configRedirects: [],
    projectDir: folder,
    publicDir: folder,
    jwtRoleClaim: '',
    jwtSecret: '',
  });

  async function cachedAnswer(request: Request): Promise<Response> {
    const file = await files.match(request);
    if (file !== undefined) return file.handle();
    const rule = await redirects.match(request);
    const led = rule && (await redirects.handle(request, rule, async () => undefined));
    if (led) return led;
    const notFound = await readFile(join(folder, '404.html'));
    return new Response(notFound, { status: 404, headers: { 'Content-Type': 'text/html' } });
  }

  const server = createServer(async ({ url = '/', headers: { host } }, response) => {
    const request = new Request(`http://${host}${url}`);
    const answer = await cachedAnswer(request);
    // The headers of a redirect response are immutable, so this copies the response.
    const said = new Response(answer.body, answer);
    await headers.apply(request, said);
    await send(said, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
