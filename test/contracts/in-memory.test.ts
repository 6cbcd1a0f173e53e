import { inMemoryBlog } from '../../src/adapters/in-memory/in-memory-blog';
import { inMemoryEnquiryInbox } from '../../src/adapters/in-memory/in-memory-enquiry-inbox';
import { inMemoryPictureLibrary } from '../../src/adapters/in-memory/in-memory-picture-library';
import { inMemoryProductCatalogue } from '../../src/adapters/in-memory/in-memory-product-catalogue';
import { SMOOTH, underConditions } from '../../src/adapters/in-memory/simulated-network';
import { toProduct } from '../../src/adapters/strapi/wire/to-product';
import type { PictureId } from '../../src/application/ports/picture-library';
import { FILTER_FIELDS } from '../../src/domain/catalogue/product-query';
import { aPostDraft } from '../builders/a-post-draft';
import { aProblemLog } from '../builders/a-problem-log';
import { aProductDraft } from '../builders/a-product-draft';
import { describeBlog } from './blog.contract';
import { describeEnquiryInbox } from './enquiry-inbox.contract';
import { asEntries, FEW_POSTS, FEW_PRODUCTS } from './incomplete-content';
import { describeLackingBlog, describeLackingCatalogue } from './incomplete-content.contract';
import { aPictureUpload, describePictureLibrary } from './picture-library.contract';
import { journal, written } from './post-fixtures';
import { describeProductCatalogue } from './product-catalogue.contract';
import { shelf, stocked } from './product-fixtures';

const name = 'in memory';

/** Returns new in-memory ports. They are empty, except for one picture in the library. */
async function openAll() {
  const pictures = inMemoryPictureLibrary();
  let minutes = 0;
  const now = () => new Date(Date.UTC(2025, 2, 12, 8, minutes++)).toISOString();
  const library = underConditions(pictures, SMOOTH);
  return {
    library,
    catalogue: underConditions(inMemoryProductCatalogue([], pictures.pictureOf), SMOOTH),
    blog: underConditions(inMemoryBlog([], pictures.pictureOf, now), SMOOTH),
    picture: await library.store(await aPictureUpload()),
  };
}

describeProductCatalogue({
  name,
  async open() {
    const { catalogue, picture } = await openAll();
    return { catalogue, picture, held: await stocked(catalogue, shelf(picture)) };
  },
});

for (const unsupportedFilters of [[], ...FILTER_FIELDS.map((field) => [field]), FILTER_FIELDS]) {
  describeLackingCatalogue({
    name: `${name}, lacking ${unsupportedFilters.join(', ') || 'nothing'}`,
    async open() {
      const { pictureOf } = inMemoryPictureLibrary();
      const products = asEntries(FEW_PRODUCTS).map((entry) => toProduct(entry, '', aProblemLog()));
      const catalogue = underConditions(
        inMemoryProductCatalogue(products, pictureOf, unsupportedFilters),
        SMOOTH,
      );
      return { catalogue, unsupportedFilters, describes: true };
    },
  });
}

describeLackingBlog({
  name: `${name}, lacking nothing`,
  async open() {
    const { blog } = await openAll();
    for (const { Title, Description, topics, Body } of FEW_POSTS) {
      const words = { title: String(Title), description: String(Description) };
      const body = [Body].flat().map(() => ({ kind: 'markdown' as const, markdown: 'A cut.' }));
      await blog.create(aPostDraft({ ...words, topics: String(topics).split(', '), body }));
    }
    return { blog, missingFields: [] };
  },
});

describeBlog({
  name,
  async open() {
    const { blog, picture } = await openAll();
    return { blog, picture, held: await written(blog, journal(picture)) };
  },
});

describePictureLibrary({
  name,
  async open() {
    const { library, catalogue } = await openAll();
    const shown = async (picture: PictureId) =>
      (await catalogue.create(aProductDraft({ picture }))).picture;
    return { library, shown };
  },
});

describeEnquiryInbox({
  name,
  async open() {
    const memory = inMemoryEnquiryInbox();
    const storedFrom = async (address: string) =>
      memory.stored().filter(({ email }) => email === address).length;
    return { inbox: underConditions(memory, SMOOTH), storedFrom };
  },
});
