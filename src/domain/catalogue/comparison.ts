import { BOTANICAL_NAME, SCENT_MOMENTS } from './known-facts';
import { oilOf } from './oil-volumes';
import type { Product, ProductFact, ProductSummary } from './product';
import { shortFact, sortedFacts } from './product-facts';
import { VOLUMES } from './volume';

/** Maximum number of products in a comparison. More do not fit side by side. */
export const MAX_COMPARED = 3;

/** The fields of a product that a comparison shows. */
export type ComparedProduct = Pick<
  Product,
  'id' | 'title' | 'description' | 'price' | 'volume' | 'picture' | 'facts'
>;

/** The fields of a product that the comparison of a pair shows. */
export type PairedProduct = Omit<ComparedProduct, 'picture'>;

/** A fact with its value for each product. */
export interface ComparedFact {
  readonly label: string;
  /** One value for each product, in their order; `null` when a product lacks the fact. */
  readonly values: readonly (string | null)[];
}

type WithFacts = Pick<Product, 'facts'>;

const speciesOf = ({ facts }: WithFacts): string | null => shortFact(facts, BOTANICAL_NAME);

const labelsOf = ({ facts }: WithFacts): readonly string[] => facts.map(({ label }) => label);

const factOf = ({ facts }: WithFacts, label: string): string | null =>
  facts.find((fact) => fact.label === label)?.value ?? null;

/**
 * The number of fact labels that two products share. 0 when they are of the same species, or when a
 * species is unknown.
 */
function comparability(one: Product, other: Product): number {
  const [species, otherSpecies] = [speciesOf(one), speciesOf(other)];
  if (species === null || otherSpecies === null || species === otherSpecies) return 0;
  const labels = new Set(labelsOf(other));
  return labelsOf(one).filter((label) => labels.has(label)).length;
}

/**
 * The product of another species that shares the most fact labels with `product`: the first one if
 * several share equally many, and `null` if no product shares any.
 */
export function counterpartOf(product: Product, others: readonly Product[]): Product | null {
  const scores = others.map((other) => comparability(product, other));
  const best = Math.max(0, ...scores);
  return best === 0 ? null : (others[scores.indexOf(best)] ?? null);
}

/**
 * The two products of different species that share the most fact labels; empty when there are none.
 */
export function comparedPair(products: readonly Product[]): readonly Product[] {
  const pairs = products.flatMap((product, place) => {
    const other = counterpartOf(product, products.slice(place + 1));
    return other === null ? [] : [[product, other] as const];
  });
  const scores = pairs.map(([one, other]) => comparability(one, other));
  return pairs[scores.indexOf(Math.max(...scores))] ?? [];
}

const size = ({ volume }: ProductSummary): number =>
  volume === null ? VOLUMES.length : VOLUMES.indexOf(volume);

/**
 * For each oil, the product with the smallest volume; the oils stay in the order given. A
 * comparison then shows products of equal volume where possible.
 */
export function oneOfEachOil<P extends ProductSummary>(products: readonly P[]): readonly P[] {
  const smallest = new Map<string, P>();
  for (const product of products) {
    const oil = oilOf(product.title);
    const current = smallest.get(oil);
    if (current === undefined || size(product) < size(current)) smallest.set(oil, product);
  }
  return [...smallest.values()];
}

export interface ComparedFacts {
  readonly differing: readonly ComparedFact[];
  /** Facts with the same value for all products. */
  readonly shared: readonly ProductFact[];
}

/** The facts of the products, split into differing and shared ones. */
export function comparedFacts(products: readonly WithFacts[]): ComparedFacts {
  const labels = new Set(products.flatMap(labelsOf));
  const all = [...labels].map((label) => ({
    label,
    values: products.map((product) => factOf(product, label)),
  }));
  const isShared = ({ values }: ComparedFact) => values.every((value) => value === values[0]);
  return {
    differing: all.filter((fact) => !isShared(fact)),
    shared: all.filter(isShared).map(({ label, values }) => ({ label, value: values[0] ?? '' })),
  };
}

/**
 * The products without the facts that all of them share. The facts of the scent stay, because the
 * scent of a product is derived from them.
 */
export function withoutSharedFacts<P extends WithFacts>(products: readonly P[]): readonly P[] {
  const shared = new Set(comparedFacts(products).shared.map(({ label }) => label));
  return products.map((product) => {
    const scent = sortedFacts(product.facts, SCENT_MOMENTS).hour ?? [];
    const facts = product.facts.filter((fact) => !shared.has(fact.label) || scent.includes(fact));
    return { ...product, facts };
  });
}

/**
 * Removes the words that all names share:
 * `Frankincense Carterii` beside `Maydi Frankincense` → `Carterii`, `Maydi`.
 */
function withoutCommonWords(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.split(/\s+/u));
  const common = (word: string) => words.every((own) => own.includes(word));
  const short = words.map((own) => own.filter((word) => !common(word)).join(' '));
  return short.includes('') ? names : short;
}

/**
 * The shortest names that distinguish the products: the names of their oils without the words that
 * all of them share. If two products are of the same oil, the titles of the products.
 */
export function shortNames(products: readonly Pick<Product, 'title'>[]): readonly string[] {
  const titles = products.map(({ title }) => title);
  const oils = titles.map(oilOf);
  return new Set(oils).size < oils.length ? titles : withoutCommonWords(oils);
}
