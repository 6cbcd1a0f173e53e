import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/cms/free-port.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { startPublisher } from '../../../scripts/publisher/publisher-process.mjs';
import { type ServedCms, servedCms } from '../../fake-cms/served-cms';

const SECRET = 'what only the two of them know';

/** Polls until the condition is true. The test's timeout is the only limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

type Entry = ServedCms['products'][number];

/**
 * Installs the owner's command `deploy/sanaag`, configured for this user, these folders and this
 * port. @returns its path
 */
function installOwnerCommand(folder: string, sites: string, port: number): string {
  const file = join(folder, 'sanaag');
  const script = readFileSync(join(ROOT, 'deploy/sanaag'), 'utf8')
    .replace(/^code=.*$/mu, `code='${ROOT}'`)
    .replace(/^sites=.*$/mu, `sites='${sites}'`)
    .replace(/^owner=.*$/mu, `owner='${userInfo().username}'`)
    .replace('127.0.0.1:8787', `127.0.0.1:${port}`);
  writeFileSync(file, script);
  return file;
}

/**
 * Sets up the real publisher, a fake CMS and the owner's commands. The publisher runs after
 * `start`.
 */
export async function aPublisher() {
  const sites = mkdtempSync(join(tmpdir(), 'sites-'));
  const bin = mkdtempSync(join(tmpdir(), 'bin-'));
  const cms = await servedCms();
  const port = await freePort();
  const ownerCommand = installOwnerCommand(bin, sites, port);
  let publisher: Awaited<ReturnType<typeof startPublisher>> | null = null;

  /** Returns the environment variables of the site. */
  const settings = () => ({
    VITE_CATALOGUE: 'strapi',
    VITE_API_HOST: cms.url,
    VITE_API_TOKEN: '',
    VITE_SITE_URL: 'https://www.example.com',
  });
  const start = async (log?: number) => {
    const env = {
      ...settings(),
      PUBLISHER_SECRET: SECRET,
      PUBLISHER_COMMAND: 'sanaag',
      PUBLISHER_PORT: String(port),
      PUBLISHER_SITES: sites,
    };
    publisher = await startPublisher(env, log);
  };
  const status = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

  async function sendEvent(event: string, entry?: Entry, kind = 'product') {
    const answer = await fetch(`http://127.0.0.1:${port}/publish`, {
      method: 'POST',
      headers: { 'x-publisher-secret': SECRET, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        event,
        createdAt: new Date(),
        ...(entry && { model: kind, uid: `api::${kind}.${kind}`, entry }),
      }),
    });
    if (answer.status !== 202) throw new Error(`The event was answered with ${answer.status}.`);
  }

  return {
    cms,
    sites,
    settings,
    start,
    status,
    sendEvent,
    until,
    kill: () => publisher?.kill(),
    /** Process id of the publisher, which leads a process group. */
    pid: () => Number(publisher?.pid),
    current: () => readlinkSync(join(sites, 'current')),
    page: (address: string) => readFileSync(join(sites, 'current', address, 'index.html'), 'utf8'),
    /** Content of a file of the served release. */
    file: (name: string) => readFileSync(join(sites, 'current', name), 'utf8'),
    has: (address: string) => existsSync(join(sites, 'current', address, 'index.html')),

    /** Waits until the status page contains this text. */
    says: (text: string) => until(async () => (await status()).includes(text)),

    /** Changes a product and sends the event, as saving it in the panel does. */
    async edit(entry: Entry, changes: Entry) {
      Object.assign(entry, changes, { updatedAt: new Date().toISOString() });
      await sendEvent('entry.update', entry);
    },

    /** Runs a command of the owner; rejects with its output when it fails. */
    async command(...words: readonly string[]) {
      const child = spawn('/bin/sh', [ownerCommand, ...words]);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part) => {
          output += part;
        });
      }
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(output);
      return output;
    },

    async end() {
      await publisher?.stop();
      await cms.stop();
      for (const folder of [sites, bin]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
