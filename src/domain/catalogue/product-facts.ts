import { SOMALI_NAMES } from './known-facts';
import type { ProductFact } from './product';

export interface SortedFacts {
  /**
   * The facts about the scent at each moment after use, such as `First minute`, in the order of the
   * moments. `null` when any moment has no fact.
   */
  readonly hour: readonly ProductFact[] | null;
  /** The facts that the facts table shows: all that are not in `hour`. */
  readonly table: readonly ProductFact[];
}

const named = (label: string) => (fact: ProductFact) =>
  fact.label.trim().toLowerCase() === label.toLowerCase();

/**
 * Whether the value of a fact is a Somali name. In `Resin: Beeyo` it is; in `Resin: In dried tears`
 * it is a description.
 */
export const isSomaliName = (fact: ProductFact): boolean =>
  SOMALI_NAMES.some((label) => named(label)(fact)) && !fact.value.trim().includes(' ');

/**
 * Splits the facts into those labelled with one of `moments`, such as `First minute`, and the rest.
 * If any moment has no fact, `hour` is `null` and `table` contains all facts.
 */
export function sortedFacts(
  facts: readonly ProductFact[],
  moments: readonly string[],
): SortedFacts {
  const found = moments.flatMap((moment) => facts.find(named(moment)) ?? []);
  return found.length < moments.length
    ? { hour: null, table: facts }
    : { hour: found, table: facts.filter((fact) => !found.includes(fact)) };
}

/**
 * A fact's value up to its first bracket, comma or semicolon:
 * `Boswellia carterii (also …)` → `Boswellia carterii`. `null` when the fact is missing or empty.
 */
export function shortFact(facts: readonly ProductFact[], label: string): string | null {
  const short = facts.find(named(label))?.value.split(/[(,;]/u)[0]?.trim() ?? '';
  return short === '' ? null : short;
}
