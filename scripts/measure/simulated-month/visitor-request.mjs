import { request } from 'node:https';

/** @typedef {{ status: number, location: string, body: Buffer }} Answer */
/** @typedef {{ https: string, certificate: Buffer }} Nginx */

/** The origin that the site is published under. */
export const SITE = 'https://www.example.com';

/**
 * Sends a visitor's request to nginx and returns the response.
 * @param {Nginx} nginx
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string, from?: string }}
 * [what] `from` is the loopback address to send from. Each visitor has a different one, because
 * the server limits the requests of each address.
 * @returns {Promise<Answer>}
 */
export const visit = (
  { https, certificate },
  path,
  { method = 'GET', headers = {}, body = '', from = '127.0.0.1' } = {},
) =>
  new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const sent = request(
      `${https}${path}`,
      {
        method,
        ca: certificate,
        agent: false,
        localAddress: from,
        servername: 'localhost',
        headers: { ...length, ...headers },
      },
      (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
