import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFrom, OTHER_ADDRESSES, openOtherCms } from '../e2e/built-from-a-cms';
import { aVisitor } from './open-visitor';
import { PHONE } from './visitor';

/**
 * The first 13 pages, and every fifth of the remaining ones. `prerendered-from-a-cms.spec.ts`
 * checks all pages in Chromium.
 */
const SOME = OTHER_ADDRESSES.filter((_, place) => place < 13 || place % 5 === 0);

/**
 * The folder of the site's build. All engines of a run share it. The first engine builds the site.
 * The later engines start the fake CMS on the port that the build requests.
 */
const OUT_DIR = join(process.env['REFERENCE_DIR'] ?? '', 'other-cms');
const PORT_FILE = `${OUT_DIR}.port`;

/** Starts the fake CMS, and builds the site unless a build for the same port exists. */
async function openBuiltCms() {
  const built = existsSync(PORT_FILE) ? Number(readFileSync(PORT_FILE, 'utf8')) : undefined;
  // Another program may have taken the port meanwhile.
  const cms = await openOtherCms(built).catch(() => openOtherCms());
  const { port } = new URL(cms.url);
  if (Number(port) === built) return cms;
  const { code, said } = await buildFrom(cms.url, OUT_DIR);
  expect(code, said).toBe(0);
  writeFileSync(PORT_FILE, port);
  return cms;
}

describe('a page prerendered from a CMS with other content', () => {
  let cms: Awaited<ReturnType<typeof openOtherCms>>;
  let asked = 0;
  beforeAll(async () => {
    cms = await openBuiltCms();
    asked = cms.requests.length;
  }, 300_000);
  afterAll(() => cms.close());
  const opened = aVisitor(OUT_DIR);

  for (const address of SOME) {
    it(`${address} hydrates without a console message or a request`, async () => {
      const { visitor } = opened();
      await visitor.open(address, PHONE);
      expect(await visitor.complaints()).toEqual([]);
      const calls = cms.requests.slice(asked).map(({ call }) => call);
      expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
      expect(await visitor.engine.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }
});
