import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'what only the two of them know';
export const SITE_URL = 'https://www.example.com';

const LISTENING = /The publisher listens on (\S+)\/publish/u;
const OUTCOME = /^\d{4}-\S+ (?:done|FAILED) in /u;

export type PublisherUnderTest = Awaited<ReturnType<typeof publisherUnderTest>>;

/**
 * Starts the real publisher as its service does, with a temporary folder and the CMS at `cmsUrl`.
 * The publisher starts its first publication by itself; the first call of `outcome` waits for it.
 */
export async function publisherUnderTest(
  cmsUrl: string,
  env: Readonly<Record<string, string>> = {},
) {
  const sites = mkdtempSync(join(tmpdir(), 'sites-'));
  const child = spawn(process.execPath, [join(ROOT, 'scripts/publisher.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The publisher leads a process group, so that it ends together with its builder.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: cmsUrl,
      VITE_API_TOKEN: '',
      VITE_SITE_URL: SITE_URL,
      PUBLISHER_SECRET: SECRET,
      PUBLISHER_SITES: sites,
      PUBLISHER_PORT: '0',
      ...env,
    },
  });
  // Reads stdout and stderr, because the publisher logs failures to stderr.
  const output = new PassThrough();
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  child.once('exit', () => output.end());
  const lines: string[] = [];
  let outcomes = 0;
  let address = '';
  let check = () => {};
  let ended = false;
  createInterface({ input: output })
    .on('line', (line) => {
      lines.push(line);
      if (OUTCOME.test(line)) outcomes += 1;
      address = LISTENING.exec(line)?.[1] ?? address;
      check();
    })
    .on('close', () => {
      ended = true;
      check();
    });

  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      check = () => {
        if (isTrue()) resolve();
        else if (ended) reject(new Error(`The publisher ended:\n${lines.join('\n')}`));
      };
      check();
    });
  await until(() => address !== '');

  let awaited = 0;
  /** Returns the text of the owner's status page. */
  const status = async () => (await fetch(`${address}/`)).text();
  /**
   * Waits until one more publication has ended: the first call waits for the first one, the second
   * call for the second one.
   * @returns the text of the status page.
   */
  async function outcome(): Promise<string> {
    awaited += 1;
    await until(() => outcomes >= awaited);
    return status();
  }
  const send = (event: string, more: object = {}) =>
    fetch(`${address}/publish`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-publisher-secret': SECRET },
      body: JSON.stringify({ event, ...more }),
    });

  const current = (file: string) => join(sites, 'current', file);
  return {
    sites,
    status,
    outcome,
    send,
    /** Sends an event as the CMS's webhook does, and waits for its publication. */
    async published(event: string, more: object = {}): Promise<string> {
      await send(event, more);
      return outcome();
    },
    has: (file: string) => existsSync(current(file)),
    /** Content of a file of the served site. */
    read: (file: string) => readFileSync(current(file), 'utf8'),
    /** HTML of a page of the served site. */
    page: (path: string) => readFileSync(current(`${path}/index.html`), 'utf8'),
    /** The publisher's whole output. */
    log: () => lines.join('\n'),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        process.kill(-Number(child.pid), 'SIGTERM');
        await gone;
      }
      rmSync(sites, { recursive: true, force: true });
    },
  };
}
