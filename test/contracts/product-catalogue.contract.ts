import { afterAll, beforeAll, describe } from 'vitest';
import { readingProducts } from './reading-products.contract';
import { removingAfterwards } from './removing-afterwards';
import { searchingProducts } from './searching-products.contract';
import type { ReadableCatalogue, Target, WritableCatalogue } from './target';
import { writingProducts } from './writing-products.contract';

/** Runs only the tests that change nothing; they must pass with any content. */
export function describeReadingProducts({ name, open }: Target<ReadableCatalogue>) {
  describe(`the product catalogue ${name}`, () => {
    let subject: ReadableCatalogue;
    beforeAll(async () => {
      subject = await open();
    });
    readingProducts(() => subject);
  });
}

/**
 * Runs all tests of a product catalogue: those that read, search and write. Removes the created
 * products afterwards.
 */
export function describeProductCatalogue({ name, open }: Target<WritableCatalogue>) {
  describe(`the product catalogue ${name}`, () => {
    let subject: WritableCatalogue;
    let cleanUp: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      const removing = removingAfterwards(opened.catalogue);
      subject = { ...opened, catalogue: removing.port };
      cleanUp = async () => {
        await removing.cleanUp();
        for (const { id } of opened.held) await opened.catalogue.remove(id);
      };
    });
    afterAll(() => cleanUp());
    readingProducts(() => subject);
    searchingProducts(() => subject);
    writingProducts(() => subject);
  });
}
