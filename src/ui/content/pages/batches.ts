/** The texts of the page that finds a batch by its number and lists all batches. */
export const batchesPage = {
  title: 'Find your batch',
  lead: 'Each bottle and each bag carries a number. It leads to the place, the harvest and the analysis of what you hold.',
  what: 'batches',
  loading: 'the batches',
  hint: 'Capitals, spaces and dashes do not matter.',
  unknown: (number: string): string =>
    `We have published no batch with the number “${number}”. Compare it with the label, or write to us: we look it up.`,
  contact: { label: 'Ask about a batch', address: '/contactus' },
  all: 'All batches',
  /** Shown if no number is searched for and, without JavaScript, also for an unknown number. */
  notListed:
    'Is your number not in this list? Then we have published no batch with it: write to us, and we look it up.',
  state: { current: 'current', 'sold out': 'sold out', recalled: 'recalled' },
  distilled: (day: string): string => `distilled ${day}`,
  sample: 'sample',
  none: { title: 'No batch is published yet', text: 'Write to us with the number on your label.' },
} as const;
