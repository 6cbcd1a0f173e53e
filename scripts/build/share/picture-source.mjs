import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LIMITS = { longestMs: 10_000, mostBytes: 30_000_000 };

/** A host that failed so often in a row is not asked again: a build waits for no dead one. */
const FAILURES = 5;

/** Stands for the site itself, whose own files have addresses without a host. */
const SITE = 'site:/';

/**
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
 * Reads pictures by the addresses that pages have for them.
 * @param {string} folder of the built site, whose own pictures are files in it.
 * @param {typeof LIMITS} limits of each picture that is fetched.
 * @returns {(address: string) => Promise<Buffer>} rejects with the reason where one does not come.
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
