import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFolder, buildFrom, OTHER_ADDRESSES, openOtherCms } from '../e2e/built-from-a-cms';
import { aVisitor } from './a-visitor';
import { PHONE } from './visitor';

/** Of what means harm one in five: Chromium sees all of it in `prerendered-from-a-cms.spec.ts`. */
const SOME = OTHER_ADDRESSES.filter((_, place) => place < 13 || place % 5 === 0);

describe('a page that is drawn from a CMS of other content', () => {
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
    it(`${address} comes to life without a word or a call`, async () => {
      const { visitor } = opened();
      await visitor.open(address, PHONE);
      expect(await visitor.complaints()).toEqual([]);
      const calls = cms.requests.slice(asked).map(({ call }) => call);
      expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
      expect(await visitor.engine.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }
});
