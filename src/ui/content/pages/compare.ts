/** The words of a comparison, on home and on a page of its own. */

/** `Carterii, Maydi and Beeyo`. */
const inWords = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ');

const MOMENTS = ['in the first minute', 'after a quarter hour', 'an hour on'];

export const compare = {
  /** In the breadcrumb. */
  name: 'Compare',
  title: 'Side by side',
  lead: 'Scent, tree, resin and price of each, on one page.',
  /** Over the comparison on home, read out. */
  heading: (names: readonly string[]): string => `${inWords(names)} compared`,
  documentTitle: (names: readonly string[]): string => `Compare ${inWords(names)}`,
  what: 'comparison',
  table: 'Facts of each',
  /** The one row that is no fact. */
  price: 'Price',
  hour: 'The hour',
  /** Where one of them tells nothing. */
  untold: 'Not told',
  /** What the curves say of each: `Carterii is strongest in the first minute and Maydi …`. */
  strongest: (told: readonly { readonly name: string; readonly moment: number }[]): string =>
    `${inWords(
      told.map(({ name, moment }, place) =>
        [name, place === 0 ? 'is strongest' : '', MOMENTS[moment]].filter(Boolean).join(' '),
      ),
    )}.`,
  impression: 'Curves are impressions drawn from the words of each, not measurements.',
  /** The way on, for each of them. */
  ask: (name: string): string => `Ask about ${name}`,
  shared: (count: number): string => `The same for ${count === 2 ? 'both' : 'all'}`,
  missing: 'One of the products asked for is not here.',
  none: 'There are no two products here whose facts can be compared.',
  list: { label: 'All products', to: '/product' },
  more: { label: 'Compare in full', to: '/compare' },
  choice: {
    label: 'Compare with a third',
    labelOfFull: 'Compare two of them',
    add: (name: string): string => `Add ${name}`,
    remove: (name: string): string => `Leave out ${name}`,
  },
} as const;
