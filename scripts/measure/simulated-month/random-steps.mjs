import { ORDINARY } from './steps/ordinary-edits.mjs';
import { OUTAGES } from './steps/outages.mjs';
import { GOING_BACK } from './steps/rollbacks.mjs';

/** @typedef {import('./editor-and-visitors.mjs').World} World */

export const STEPS = { ...ORDINARY, ...OUTAGES, ...GOING_BACK };

/**
 * On average, one in this many random steps is an outage or a return to an earlier release or
 * backup.
 */
const ONE_RARE_STEP_IN = 8;

/**
 * Returns whether a step of this kind may cause a publication to fail although no document is
 * faulty.
 * @param {string} kind
 */
export const isOutage = (kind) => kind in OUTAGES || kind in GOING_BACK;

/**
 * Plans `count` steps: one of each kind, then random ones. Plans more than `count` steps if there
 * are more kinds.
 * @param {import('./seeded-random.mjs').Dice} dice
 * @param {number} count
 * @returns {readonly string[]} the kinds of the steps.
 */
export function planOf(dice, count) {
  const each = dice.shuffled(Object.keys(STEPS));
  const rare = Object.keys({ ...OUTAGES, ...GOING_BACK });
  const more = Array.from({ length: Math.max(0, count - each.length) }, () =>
    dice.oneOf(dice.below(ONE_RARE_STEP_IN) === 0 ? rare : Object.keys(ORDINARY)),
  );
  return [...each, ...more];
}
