/** The words of the page that a visitor without a network sees in place of one that is not kept. */
export const offline = {
  /** In the breadcrumb. */
  name: 'Offline',
  title: 'This page needs a network',
  lead: 'It has not been kept on this device, and the site cannot be reached now.',
  /** A button. */
  again: 'Try again',
  keptHeading: 'Pages that open without one',
  /** In place of the list. */
  noneKept: 'No page is kept on this device yet. Those you visit while there is a network will be.',
  looking: 'Looking for kept pages...',
} as const;
