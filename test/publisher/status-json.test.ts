// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { madeAt, releaseName } from '../../scripts/publisher/releases.mjs';
import { statusJson } from '../../scripts/publisher/status-json.mjs';

const at = new Date('2026-11-27T18:48:52.123Z');

describe("the publisher's status for the CMS", () => {
  it("the publisher's status for the CMS says when the served release was made", () => {
    expect(madeAt(releaseName(at))).toBe('2026-11-27T18:48:52.123Z');
  });

  it("the publisher's status for the CMS is short, however many problems and however long a log there are", () => {
    const problem = { document: 'product/a', title: 'Maydi', problem: 'left out of the site' };
    const status = statusJson({
      servedSince: null,
      latest: { at, ms: 5, text: 'x'.repeat(1_000_000), isGood: false, isHeld: false },
      hold: null,
      loss: null,
      problems: Array.from({ length: 5000 }, (_, n) => ({ ...problem, document: `product/${n}` })),
    });
    expect(status.problemCount).toBe(5000);
    expect(status.problems[0]).toEqual({ ...problem, document: 'product/0' });
    expect(JSON.stringify(status).length).toBeLessThan(10_000);
  });

  it("the publisher's status for the CMS is shorter than the CMS accepts, whatever the titles", () => {
    const long = '\u0001'.repeat(10_000);
    const status = statusJson({
      servedSince: null,
      latest: { at, ms: 5, text: long, isGood: false, isHeld: false },
      hold: null,
      loss: { since: at.toISOString(), gone: [], text: long },
      problems: Array.from({ length: 50 }, (_, n) => ({
        document: `product/${n}`,
        title: long,
        problem: long,
      })),
    });
    expect(Buffer.byteLength(JSON.stringify(status))).toBeLessThan(200_000);
  });

  it("the publisher's status for the CMS names other problems before those with pictures, and each once", () => {
    const picture = {
      document: 'product/a',
      title: 'Maydi',
      problem: 'its picture cannot be read',
    };
    const other = { document: 'product/b', title: 'Beeyo', problem: 'left out of the site' };
    const status = statusJson({
      servedSince: null,
      latest: undefined,
      hold: null,
      loss: null,
      problems: [picture, { ...picture }, other],
    });
    expect([status.problemCount, status.problems]).toEqual([2, [other, picture]]);
  });

  it("the publisher's status for the CMS describes a publication that waits for the owner", () => {
    const loss = { since: at.toISOString(), gone: ['product/a'], text: '9 of 10 are gone.' };
    const hold = { since: at.toISOString(), release: null };
    const status = statusJson({
      servedSince: null,
      latest: undefined,
      hold: hold as never,
      loss,
      problems: [],
    });
    expect(status).toEqual({
      servedSince: null,
      latest: null,
      heldSince: hold.since,
      loss: { since: loss.since, text: loss.text },
      problemCount: 0,
      problems: [],
    });
  });
});
