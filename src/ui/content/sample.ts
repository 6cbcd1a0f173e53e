/**
 * What the embedded catalogue says of itself: nobody gave its ratings, and nothing is sold at its
 * prices. The build leaves every word of it out of a site on a real CMS, where `sample` is `null`.
 */
export const sample =
  __CATALOGUE__ === 'memory'
    ? ({
        /** After the stars, and read out with them. */
        rating: 'sample',
        /** Under a product's price and stars. */
        product: 'Price and rating are samples.',
        /** At the foot of every page. */
        footer: 'A sample catalogue: its prices, ratings and contacts are examples.',
      } as const)
    : null;
