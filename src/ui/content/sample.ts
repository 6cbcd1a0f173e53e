/**
 * Texts that mark the embedded catalogue as a sample, because its ratings and prices are not real.
 * A build for a real CMS omits all of these texts; `sample` is then `null`.
 */
export const sample =
  __CATALOGUE__ === 'memory'
    ? ({
        /** Follows the stars, and is part of their accessible name. */
        rating: 'sample',
        /** Below a product's price and stars. */
        product: 'Price and rating are samples.',
        /** At the bottom of every page. */
        footer: 'A sample catalogue: its prices, ratings and contacts are examples.',
      } as const)
    : null;
