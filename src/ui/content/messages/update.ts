/** The texts of the notice about a newer version of the site. */
export const update = {
  label: 'New version',
  text: 'A new version of this site is here.',
  /** Label of a button. Form input survives the reload. */
  reload: 'Reload',
} as const;
