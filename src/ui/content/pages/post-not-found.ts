/** The texts of the page for a post that does not exist. */
export const postNotFound = {
  title: 'This post is not here',
  text: 'It may have been taken down, or the address may have been mistyped.',
  ways: [
    { label: 'All posts', to: '/blog' },
    { label: 'Contact Us', to: '/contactus' },
  ],
} as const;
