import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFolder, buildFrom, OTHER_ADDRESSES, openOtherCms } from '../e2e/built-from-a-cms';
import { aVisitor } from './a-visitor';
import { PHONE } from './visitor';

/**
 * The first 13 pages, and every fifth of the remaining ones. `prerendered-from-a-cms.spec.ts`
 * checks all pages in Chromium.
 */
const SOME = OTHER_ADDRESSES.filter((_, place) => place < 13 || place % 5 === 0);

describe('a page prerendered from a CMS with other content', () => {
  const outDir = aFolder('engine');
  let cms: Awaited<ReturnType<typeof openOtherCms>>;
  let asked = 0;
  beforeAll(async () => {
    cms = await openOtherCms();
    const { code, said } = await buildFrom(cms.url, outDir);
    expect(code, said).toBe(0);
    asked = cms.requests.length;
  }, 300_000);
  afterAll(async () => {
    await cms.close();
    rmSync(outDir, { recursive: true });
  });
  const opened = aVisitor(outDir);

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
