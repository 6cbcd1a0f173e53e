import { GOING_BACK } from './steps/going-back.mjs';
import { ORDINARY } from './steps/ordinary.mjs';
import { OUTAGES } from './steps/outages.mjs';

/** @typedef {import('./world.mjs').World} World */

export const STEPS = { ...ORDINARY, ...OUTAGES, ...GOING_BACK };

/** Of so many steps beyond one of each kind, one is an outage or a way back. */
const ORDINARY_FOR_ONE = 8;

/** Whether a publication may fail meanwhile without a document's being the reason. @param {string} kind */
export const isOutage = (kind) => kind in OUTAGES || kind in GOING_BACK;

/**
 * Which steps are taken: each kind at least once.
 * @param {import('./dice.mjs').Dice} dice
 * @param {number} count
 * @returns {readonly string[]} their kinds.
 */
export function planOf(dice, count) {
  const each = dice.shuffled(Object.keys(STEPS));
  const rare = Object.keys({ ...OUTAGES, ...GOING_BACK });
  const more = Array.from({ length: Math.max(0, count - each.length) }, () =>
    dice.oneOf(dice.below(ORDINARY_FOR_ONE) === 0 ? rare : Object.keys(ORDINARY)),
  );
  return [...each, ...more];
}
