import { SCENT_MOMENTS } from './known-facts';
import type { ProductFact } from './product';
import { sortedFacts } from './product-facts';

/** The strength of the top, heart and base notes, 0 to 3 each. */
export type Scent = readonly [top: number, heart: number, base: number];

/**
 * The positions of the three `SCENT_MOMENTS` on a time axis from 0 to 1. The axis is not linear: it
 * gives more room to the first minutes.
 */
export const MOMENT_TIMES = [0.14, 0.42, 0.72] as const;

/**
 * Patterns for top, heart and base notes, in this order. If a note matches no pattern, its moment
 * decides: the first minute is top, the quarter hour is heart, the hour is base.
 */
const FAMILIES = [
  /\b(?:citrus|lemon|lime|orange|bergamot|grapefruit|mandarin|pine|fir|mint|herb|green|pepper|ginger|eucalyptus)/iu,
  /\b(?:resin|balsam|amber|honey|flower|floral|rose|spice|clove|cinnamon|fruit|tea|sweet)/iu,
  /\b(?:wood|cedar|incense|smoke|stone|beeswax|wax|leather|vanilla|musk|moss|earth|tobacco)/iu,
];

/** Words that halve the weight of a note. */
const SOFTENED = /\b(?:soft|little|trace|quiet|faint|hint|light|close|touch|subtle|gentle)/iu;

/**
 * How strong top, heart and base notes are over time: the time of the peak, the narrowness of the
 * peak, and its height.
 */
const COURSES = [
  { time: 0.13, narrowness: 1.6, loudness: 1 },
  { time: 0.38, narrowness: 2.6, loudness: 1 },
  { time: 0.62, narrowness: 2, loudness: 0.25 },
] as const;

const notesIn = (words: string): readonly string[] =>
  words
    .split(/[,;]/u)
    .map((note) => note.trim())
    .filter((note) => note !== '');

/**
 * The scent that a product's facts describe; `null` when one of the moments is missing. It is an
 * approximation from words: each moment has the same weight, however many notes it names.
 */
export function scentOf(facts: readonly ProductFact[]): Scent | null {
  const { hour } = sortedFacts(facts, SCENT_MOMENTS);
  if (hour === null) return null;
  const families: [number, number, number] = [0, 0, 0];
  for (const [moment, { value }] of hour.entries()) {
    const notes = notesIn(value);
    for (const note of notes) {
      const named = FAMILIES.findIndex((family) => family.test(note));
      const family = (named < 0 ? moment : named) as 0 | 1 | 2;
      families[family] += (SOFTENED.test(note) ? 0.5 : 1) / notes.length;
    }
  }
  return families;
}

/** The strength of a scent at a time between 0 and 1, on the scale of `MOMENT_TIMES`. */
export const strengthAt = (scent: Scent, time: number): number =>
  COURSES.reduce((sum, { time: own, narrowness, loudness }, family) => {
    const passed = time / own;
    const share = passed ** narrowness * Math.exp(narrowness * (1 - passed));
    return sum + (scent[family] ?? 0) * loudness * share;
  }, 0);

/** The index in `MOMENT_TIMES` of the moment at which the scent is strongest. */
export function strongestMoment(scent: Scent): number {
  const loudness = MOMENT_TIMES.map((time) => strengthAt(scent, time));
  return loudness.indexOf(Math.max(...loudness));
}
