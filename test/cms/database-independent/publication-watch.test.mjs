import { expect, it } from 'vitest';
import { publicationWatcher } from '../../../cms/dist/src/alerts/watch-publication';

const WELL = {
  latest: { at: '2026-11-27T18:50:00.000Z', isGood: true, isHeld: false, text: 'done' },
  heldSince: null,
  loss: null,
};
const FAILED = { ...WELL, latest: { ...WELL.latest, isGood: false, text: 'Reset.' } };
const HELD = { ...WELL, latest: { ...WELL.latest, isGood: false, isHeld: true } };

/**
 * Runs the watcher once for each of `answers`: a status of the publisher, or the error of a failed
 * request. Returns what the watcher reports: the id of a fault, or `well` when there is none.
 */
const told = async (...answers) => {
  const ids = [];
  const next = [...answers];
  const read = async () => {
    const answer = next.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const look = publicationWatcher(read, async (fault) => void ids.push(fault?.id ?? 'well'), '');
  for (const _ of answers) await look();
  return ids;
};

const DOWN = new Error('fetch failed');

it.each([
  ['nothing before the first publication', [{ ...WELL, latest: null }], []],
  ['that a publication failed, and that one succeeded', [FAILED, WELL], ['failed', 'well']],
  ['that many documents are gone', [{ ...HELD, loss: { text: '9 of 10' } }], ['loss']],
  [
    'nothing new while the owner holds publishing',
    [FAILED, { ...HELD, heldSince: 'x' }],
    ['failed'],
  ],
  [
    'nothing about a single failed request, as during a restart of the publisher',
    [WELL, DOWN, WELL],
    ['well', 'well'],
  ],
  [
    'that the publisher has failed to answer twice in a row',
    [WELL, DOWN, DOWN],
    ['well', 'unreachable'],
  ],
])('the owner is told %s', async (_, answers, ids) => {
  expect(await told(...answers)).toEqual(ids);
});
