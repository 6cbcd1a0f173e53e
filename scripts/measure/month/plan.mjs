import { GOING_BACK } from './steps/going-back.mjs';
import { ORDINARY } from './steps/ordinary.mjs';
import { OUTAGES } from './steps/outages.mjs';

/** @typedef {import('./editor-and-visitors.mjs').World} World */

export const STEPS = { ...ORDINARY, ...OUTAGES, ...GOING_BACK };

/**
 * After one step of each kind, one in this many steps is an outage, or a return to an earlier
 * release or backup.
 */
const ORDINARY_FOR_ONE = 8;

/**
 * Whether a publication may fail during a step of this kind for a reason other than a document.
 * @param {string} kind
 */
export const isOutage = (kind) => kind in OUTAGES || kind in GOING_BACK;

/**
 * Plans the steps: each kind at least once.
 * @param {import('./dice.mjs').Dice} dice
 * @param {number} count
 * @returns {readonly string[]} the kinds of the steps.
 */
export function planOf(dice, count) {
  const each = dice.shuffled(Object.keys(STEPS));
  const rare = Object.keys({ ...OUTAGES, ...GOING_BACK });
  const more = Array.from({ length: Math.max(0, count - each.length) }, () =>
    dice.oneOf(dice.below(ORDINARY_FOR_ONE) === 0 ? rare : Object.keys(ORDINARY)),
  );
  return [...each, ...more];
}
