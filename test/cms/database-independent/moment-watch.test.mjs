import { beforeEach, describe, expect, it } from 'vitest';
import { momentWatch } from '../../../cms/dist/src/visibility/moment-watch';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const START = Date.UTC(2026, 10, 1, 12);

let time;
let moments;
let announced;
let failure;

/** Creates a watch that has checked nothing yet, as each start of the CMS does. */
const aWatch = () =>
  momentWatch({
    now: () => time,
    async momentsBetween(from, to) {
      if (failure) throw failure;
      return moments.filter((moment) => moment > from && moment <= to);
    },
    announce: async (moment) => void announced.push(moment),
  });

beforeEach(() => {
  time = START;
  moments = [];
  announced = [];
  failure = null;
});

describe('a document that becomes visible at a moment', () => {
  it('a document that becomes visible at a moment is announced once, by the first check at its moment or after it', async () => {
    moments = [START + 30 * SECOND];
    const check = aWatch();
    for (time of [START, START + 29_999]) await check();
    expect(announced).toEqual([]);
    for (time of [START + 30 * SECOND, START + 40 * SECOND, START + 50 * SECOND]) await check();
    expect(announced).toEqual(moments);
  });

  it('a document that becomes visible at a moment is announced at a moment that is later than the longest delay of a timer in Node', async () => {
    moments = [START + 40 * DAY];
    const check = aWatch();
    for (let day = 0; day <= 41; day += 1) {
      time = START + day * DAY;
      await check();
      expect(announced).toHaveLength(day < 40 ? 0 : 1);
    }
  });

  it('a document that becomes visible at a moment is announced after a start if its moment came while the CMS was down', async () => {
    moments = [START + 60 * SECOND];
    await aWatch()();
    time = START + 3600 * SECOND;
    await aWatch()();
    expect(announced).toEqual(moments);
  });

  it('a document that becomes visible at a moment is announced when the clock jumps over its moment', async () => {
    moments = [START + DAY];
    const check = aWatch();
    await check();
    time = START + 3 * DAY;
    await check();
    expect(announced).toEqual(moments);
  });

  it('a document that becomes visible at a moment is announced again when the clock is set back to before its moment, and once more at the moment', async () => {
    moments = [START + 60 * SECOND];
    const check = aWatch();
    time = START + 3600 * SECOND;
    await check();
    time = START;
    await check();
    expect(announced).toHaveLength(2);
    time = START + 60 * SECOND;
    await check();
    expect(announced).toHaveLength(3);
  });

  it('a document that becomes visible at a moment is announced although the check at its moment failed', async () => {
    moments = [START + 5 * SECOND];
    const check = aWatch();
    await check();
    failure = new Error('The database is gone');
    time = START + 10 * SECOND;
    await expect(check()).rejects.toBe(failure);
    failure = null;
    time = START + 20 * SECOND;
    await check();
    expect(announced).toEqual(moments);
  });
});
