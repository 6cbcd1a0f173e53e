/** The texts of the notice about a newer version of the site. */
export const update = {
  label: 'New version',
  text: 'A new version of this site is here.',
  /** Label of the button that reloads the page; form input survives the reload. */
  reload: 'Reload',
} as const;
