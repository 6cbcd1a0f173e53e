import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiBlog } from '../../src/adapters/strapi/strapi-blog';
import { strapiEditableBlog } from '../../src/adapters/strapi/strapi-editable-blog';
import { strapiEditableCatalogue } from '../../src/adapters/strapi/strapi-editable-catalogue';
import { strapiEnquiryInbox } from '../../src/adapters/strapi/strapi-enquiry-inbox';
import { strapiPictureLibrary } from '../../src/adapters/strapi/strapi-picture-library';
import { strapiProductCatalogue } from '../../src/adapters/strapi/strapi-product-catalogue';
import type { PictureId } from '../../src/application/ports/picture-library';
import type { ProductId } from '../../src/domain/catalogue/product';
import type { PostId } from '../../src/domain/journal/blog-post';
import { aProblemLog } from '../builders/a-problem-log';
import { aProductDraft } from '../builders/a-product-draft';
import type { OpenInbox } from './enquiry-inbox.contract';
import { aPictureUpload, type OpenLibrary } from './picture-library.contract';
import { journal, written } from './post-fixtures';
import { shelf, stocked } from './product-fixtures';
import type { Target, WritableBlog, WritableCatalogue } from './target';

export interface StrapiAddress {
  readonly host: string;
  /** A token with a visitor's rights: reading and sending enquiries. */
  readonly siteToken: string;
  /** A token with all rights, which the tests use for writing. */
  readonly writeToken: string;
}

const UNPUBLISHED = { status: 'draft' };

const listed = (answer: unknown): readonly unknown[] => (answer as { data: unknown[] }).data;
const idIn = (answer: unknown) => (answer as { data: { documentId: string } }).data.documentId;

/**
 * Returns a target for the contract tests of each port on one Strapi. The targets write with the
 * write token and read with the site's token.
 */
export function strapiTargets(name: string, { host, siteToken, writeToken }: StrapiAddress) {
  const site = strapiClient({ host, token: siteToken });
  const editor = strapiClient({ host, token: writeToken });
  const log = aProblemLog();
  const library = strapiPictureLibrary(editor);

  const catalogue = {
    ...strapiEditableCatalogue(editor, log),
    ...strapiProductCatalogue(site, log),
  };
  const { create, remove } = catalogue;
  const blog = { ...strapiEditableBlog(editor, log), ...strapiBlog(site, log) };

  const products: Target<WritableCatalogue> = {
    name,
    async open() {
      const picture = await library.store(await aPictureUpload());
      return {
        catalogue,
        picture,
        held: await stocked(catalogue, shelf(picture)),
        async storeUnpublished({ title, price, rating }) {
          const body = { data: { Title: title, Price: price, Rating: rating } };
          const answer = await editor.call('POST', '/products', { query: UNPUBLISHED, body });
          return idIn(answer) as ProductId;
        },
      };
    },
  };

  const blogs: Target<WritableBlog> = {
    name,
    async open() {
      const picture = await library.store(await aPictureUpload());
      return {
        blog,
        picture,
        held: await written(blog, journal(picture)),
        async storeUnpublished({ title }) {
          const body = { data: { Title: title } };
          const answer = await editor.call('POST', '/blogs', { query: UNPUBLISHED, body });
          return idIn(answer) as PostId;
        },
      };
    },
  };

  const pictures: Target<OpenLibrary> = {
    name,
    async open() {
      const shown = async (picture: PictureId) => {
        const product = await create(aProductDraft({ title: 'Shows a picture', picture }));
        await remove(product.id);
        return product.picture;
      };
      return { library, shown };
    },
  };

  const enquiries: Target<OpenInbox> = {
    name,
    async open() {
      const storedFrom = async (email: string) => {
        const query = { filters: { email: { $eq: email } }, pagination: { pageSize: 100 } };
        return listed(await editor.call('GET', '/enquiries', { query })).length;
      };
      return { inbox: strapiEnquiryInbox(site), storedFrom };
    },
  };

  return { products, blogs, pictures, enquiries };
}
