/** What a visitor is told of a newer version of the site. */
export const update = {
  label: 'New version',
  text: 'A new version of this site is here.',
  /** A button; what is typed into a form stays. */
  reload: 'Reload',
} as const;
