/**
 * Texts that mark the catalogue in this repository as a sample, because its ratings and prices are
 * not real. A build for a real CMS contains none of these texts; `sample` is then `null`.
 */
export const sample =
  __CATALOGUE__ === 'memory'
    ? ({
        /** Shown after the stars; also part of their accessible name. */
        rating: 'sample',
        /** Shown below a product's price and stars. */
        product: 'Price and rating are samples.',
        /** Shown at the bottom of every page. */
        footer: 'A sample catalogue: its prices, ratings and contacts are examples.',
      } as const)
    : null;
