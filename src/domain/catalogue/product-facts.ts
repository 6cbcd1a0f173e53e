import { SOMALI_NAMES } from './known-facts';
import type { ProductFact } from './product';

export interface SortedFacts {
  /** One for each of the moments, in their order; `null` when one of them is missing. */
  readonly hour: readonly ProductFact[] | null;
  /** The facts for the table. */
  readonly table: readonly ProductFact[];
}

const named = (label: string) => (fact: ProductFact) =>
  fact.label.trim().toLowerCase() === label.toLowerCase();

/** Is all that it says a Somali name? `Resin: Beeyo` is one, `Resin: In dried tears` says what it is. */
export const isSomaliName = (fact: ProductFact): boolean =>
  SOMALI_NAMES.some((label) => named(label)(fact)) && !fact.value.trim().includes(' ');

/**
 * Parts the facts that say how the scent goes on, one for each of `moments`, from the others.
 * All the moments make an hour; fewer stay in the table, where they are plain facts.
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

/** A fact's value up to its first bracket, comma or semicolon: `Boswellia carterii (also …)` → `Boswellia carterii`. */
export function shortFact(facts: readonly ProductFact[], label: string): string | null {
  const short = facts.find(named(label))?.value.split(/[(,;]/u)[0]?.trim() ?? '';
  return short === '' ? null : short;
}
