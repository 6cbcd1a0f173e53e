/**
 * Words of the comparison's controls, names of its content in loading and error messages, and
 * sentences with the names of the products.
 */

/** Joins names: `Carterii, Maydi and Beeyo`. */
const inWords = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');

const MOMENTS = ['in the first minute', 'after a quarter hour', 'an hour on'];

export const compare = {
  /** Visually hidden heading of the comparison on the home page. */
  heading: (names: readonly string[]): string => `${inWords(names)} compared`,
  documentTitle: (names: readonly string[]): string => `Compare ${inWords(names)}`,
  what: 'comparison',
  table: 'Facts of each',
  /**
   * Sentence that describes the scent curves: `Carterii is strongest in the first minute and Maydi
   * …`.
   */
  strongest: (known: readonly { readonly name: string; readonly moment: number }[]): string =>
    `${inWords(
      known.map(({ name, moment }, place) =>
        [name, place === 0 ? 'is strongest' : '', MOMENTS[moment]].filter(Boolean).join(' '),
      ),
    )}.`,
  /** Label of the link that asks about one of the compared oils. */
  ask: (name: string): string => `Ask about ${name}`,
  shared: (count: number): string => `The same for ${count === 2 ? 'both' : 'all'}`,
  missing: 'One of the products asked for is not here.',
  none: 'There are no two products here whose facts can be compared.',
  list: { label: 'All products', to: '/product' },
  choice: {
    label: 'Compare with a third',
    labelOfFull: 'Compare two of them',
    add: (name: string): string => `Add ${name}`,
    remove: (name: string): string => `Leave out ${name}`,
  },
} as const;
