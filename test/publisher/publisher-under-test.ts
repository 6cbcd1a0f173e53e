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

const HEARS = /The publisher hears (\S+)\/publish/u;
const OUTCOME = /^\d{4}-\S+ (?:done|FAILED) in /u;

export type PublisherUnderTest = Awaited<ReturnType<typeof publisherUnderTest>>;

/**
 * The real publisher before a CMS that is at `cmsUrl`, with a folder of its own, as its service runs it. It
 * begins to publish by itself: wait for that with `outcome`.
 */
export async function publisherUnderTest(
  cmsUrl: string,
  env: Readonly<Record<string, string>> = {},
) {
  const sites = mkdtempSync(join(tmpdir(), 'sites-'));
  const child = spawn(process.execPath, [join(ROOT, 'scripts/publisher.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // With the build that it starts it is one group, which ends as one.
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
  // Failures are told on stderr.
  const said = new PassThrough();
  child.stdout.pipe(said, { end: false });
  child.stderr.pipe(said, { end: false });
  child.once('exit', () => said.end());
  const lines: string[] = [];
  let outcomes = 0;
  let address = '';
  let tell = () => {};
  let ended = false;
  createInterface({ input: said })
    .on('line', (line) => {
      lines.push(line);
      if (OUTCOME.test(line)) outcomes += 1;
      address = HEARS.exec(line)?.[1] ?? address;
      tell();
    })
    .on('close', () => {
      ended = true;
      tell();
    });

  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      tell = () => {
        if (isSo()) resolve();
        else if (ended) reject(new Error(`The publisher ended:\n${lines.join('\n')}`));
      };
      tell();
    });
  await until(() => address !== '');

  let awaited = 0;
  /** What the owner reads. */
  const status = async () => (await fetch(`${address}/`)).text();
  /** Waits for the next publication that nobody has waited for, and answers the status page. */
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
    /** Tells of an event as the CMS's webhook does, and waits until it is published. */
    async published(event: string, more: object = {}): Promise<string> {
      await send(event, more);
      return outcome();
    },
    has: (file: string) => existsSync(current(file)),
    /** A file of the site that is served. */
    read: (file: string) => readFileSync(current(file), 'utf8'),
    /** The document at an address of the site that is served. */
    page: (path: string) => readFileSync(current(`${path}/index.html`), 'utf8'),
    /** All that it has said. */
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
