import { SCENT_MOMENTS } from './known-facts';
import type { ProductFact } from './product';
import { sortedFacts } from './product-facts';

/** What is smelled at once and soon gone, what follows, and what stays: 0 to 3 each. */
export type Scent = readonly [top: number, heart: number, base: number];

/** When the three moments are, on an hour that is drawn from 0 to 1: early things take more room. */
export const MOMENT_TIMES = [0.14, 0.42, 0.72] as const;

/** A note that none of these names counts for the moment that it is told of. */
const FAMILIES = [
  /\b(?:citrus|lemon|lime|orange|bergamot|grapefruit|mandarin|pine|fir|mint|herb|green|pepper|ginger|eucalyptus)/iu,
  /\b(?:resin|balsam|amber|honey|flower|floral|rose|spice|clove|cinnamon|fruit|tea|sweet)/iu,
  /\b(?:wood|cedar|incense|smoke|stone|beeswax|wax|leather|vanilla|musk|moss|earth|tobacco)/iu,
];

/** Words that make half of a note. */
const SOFTENED = /\b(?:soft|little|trace|quiet|faint|hint|light|close|touch|subtle|gentle)/iu;

/** How each family comes and goes: its own time, how narrowly it keeps to it, how loud it is then. */
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
 * The scent that a product's facts tell of; `null` where they lack one of the moments. An impression
 * made of words: each moment weighs the same, however many notes it names.
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

/** How loud a scent is at a time from 0 to 1. */
export const loudnessAt = (scent: Scent, time: number): number =>
  COURSES.reduce((sum, { time: own, narrowness, loudness }, family) => {
    const passed = time / own;
    const share = passed ** narrowness * Math.exp(narrowness * (1 - passed));
    return sum + (scent[family] ?? 0) * loudness * share;
  }, 0);

/** At which of the moments it is loudest: 0, 1 or 2. */
export function loudestMoment(scent: Scent): number {
  const loudness = MOMENT_TIMES.map((time) => loudnessAt(scent, time));
  return loudness.indexOf(Math.max(...loudness));
}
