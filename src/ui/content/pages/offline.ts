/**
 * The texts of the offline page, which is shown when there is no network and the requested page is
 * not cached.
 */
export const offline = {
  /** The name in the breadcrumb. */
  name: 'Offline',
  title: 'This page needs a network',
  lead: 'It has not been kept on this device, and the site cannot be reached now.',
  /** Label of the button that reloads the page. */
  again: 'Try again',
  cachedHeading: 'Pages that open without one',
  /** Shown instead of an empty list. */
  noneCached:
    'No page is kept on this device yet. Those you visit while there is a network will be.',
  looking: 'Looking for kept pages...',
} as const;
