import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LIMITS = { longestMs: 10_000, mostBytes: 30_000_000 };

/**
 * After this number of failures of a host in a row, the build requests no further picture from that
 * host. Waiting for each picture of an unreachable host would take too long.
 */
const FAILURES = 5;

/** Base URL for the addresses of the site's own files, because these addresses have no origin. */
const SITE = 'site:/';

/**
 * Downloads a file. Rejects when it takes too long or is too large.
 * @param {URL} url
 * @param {typeof LIMITS} limits
 */
async function download(url, { longestMs, mostBytes }) {
  const response = await fetch(url, { signal: AbortSignal.timeout(longestMs) });
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
  const chunks = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`It has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Returns a function that reads a picture by the address that pages use for it.
 * @param {string} folder of the built site, which contains the site's own pictures.
 * @param {typeof LIMITS} limits limits for each downloaded picture.
 * @returns {(address: string) => Promise<Buffer>} rejects with the reason when a picture cannot be
 * read.
 */
export function pictureSource(folder, limits = LIMITS) {
  /** @type {Map<string, number>} */
  const failures = new Map();
  return async (address) => {
    const url = new URL(address.replace(/^\/\//u, 'https://'), SITE);
    if (url.protocol === 'site:') return readFile(join(folder, decodeURI(url.pathname)));
    if (!/^(?:https?|data):$/u.test(url.protocol)) throw new Error(`${url.protocol} is not asked`);
    const failed = failures.get(url.host) ?? 0;
    if (failed >= FAILURES) throw new Error(`${url.host} has failed ${failed} times in a row`);
    try {
      const bytes = await download(url, limits);
      failures.delete(url.host);
      return bytes;
    } catch (error) {
      failures.set(url.host, failed + 1);
      throw error;
    }
  };
}
