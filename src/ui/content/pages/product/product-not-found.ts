/** The texts of the page for a product that does not exist. */
export const productNotFound = {
  title: 'This product is not here',
  search: 'Search the products',
  text: 'It may have been taken off the shelf, or the address may have been mistyped.',
  ways: [
    { label: 'All products', address: '/product' },
    { label: 'Contact Us', address: '/contactus' },
  ],
} as const;
