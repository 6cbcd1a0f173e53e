import { beforeEach, describe, expect, it, vi } from 'vitest';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiBlog } from '../../src/adapters/strapi/strapi-blog';
import { strapiEnquiryInbox } from '../../src/adapters/strapi/strapi-enquiry-inbox';
import { strapiPictureLibrary } from '../../src/adapters/strapi/strapi-picture-library';
import { strapiProductCatalogue } from '../../src/adapters/strapi/strapi-product-catalogue';
import { selectFeatured } from '../../src/domain/catalogue/product';
import { aNetwork } from '../builders/a-network';
import { aPostSummary } from '../builders/a-post';
import { aProblemLog } from '../builders/a-problem-log';
import { aProduct } from '../builders/a-product';
import { anEnquiry } from '../builders/an-enquiry';
import { describeReadingPosts } from './blog.contract';
import { aPictureUpload } from './picture-library.contract';
import { describeReadingProducts } from './product-catalogue.contract';
import { bodyOf, recordedAnswers, recordedNetwork, recordedResponse } from './recorded-answers';
import { RECORDED_HOST, recordedPosts, recordedProducts } from './recorded-content';

/**
 * Tests the adapters on responses of a Strapi other than the one in cms/, with content other than
 * the seed data. The responses were recorded before the adapters were written.
 */
const client = strapiClient({ host: RECORDED_HOST, token: '' });
const log = aProblemLog();
const catalogue = strapiProductCatalogue(client, log);
const blog = strapiBlog(client, log);
const name = 'on a Strapi recorded elsewhere';

beforeEach(() => {
  vi.stubGlobal('fetch', recordedNetwork);
});

describeReadingProducts({ name, open: async () => ({ catalogue, held: recordedProducts }) });
describeReadingPosts({ name, open: async () => ({ blog, held: recordedPosts }) });

const asRecorded = (answer: string) => aNetwork(recordedResponse(answer));

describe('a list recorded on another Strapi', () => {
  it('a list recorded on another Strapi features the two products rated above 3, not the one rated exactly 3', async () => {
    asRecorded('products.list.populate-all-withcount');
    const featured = selectFeatured(await catalogue.list());
    expect(featured.map(({ title, rating }) => [title, rating])).toEqual([
      ['Sacra Frankincense Oil', 4.8],
      ['Carterii Frankincense Oil', 4.5],
    ]);
  });

  it.each([
    ['products.list.page-2-size-2', 2, { page: 2, pageSize: 2, pageCount: 3, total: 5 }],
    ['products.list.start-1-limit-2', 2, { page: 1, total: 5 }],
    ['products.list.withcount-false-page', 2, { page: 1, pageSize: 2, pageCount: 1, total: 2 }],
    ['products.list.withcount-false-limit', 2, { page: 1, total: 2 }],
    ['products.list.page-beyond-end', 0, { page: 99, pageSize: 2, pageCount: 3, total: 5 }],
    ['products.list.pagesize-1000', 5, { page: 1, pageSize: 100, pageCount: 1, total: 5 }],
    ['products.list.filter-eq-enum-unknown', 0, { pageCount: 0, total: 0 }],
    [
      'limits.default2-max3.page-2-pagesize-10',
      2,
      { page: 2, pageSize: 3, pageCount: 2, total: 5 },
    ],
  ])(
    'a list recorded on another Strapi has the pagination of its response: %s',
    async (answer, items, page) => {
      asRecorded(answer);
      const found = await catalogue.search({});
      expect(found).toMatchObject(page);
      expect(found.items).toHaveLength(items);
    },
  );
});

describe('an item recorded on another Strapi', () => {
  const { id } = aProduct();

  it.each(['products.null-media.populate-all', 'lab.products.after-media-deleted'])(
    'an item recorded on another Strapi has no picture when the file is deleted: %s',
    async (answer) => {
      asRecorded(answer);
      await expect(catalogue.byId(id)).resolves.toMatchObject({ picture: null });
    },
  );

  it('an item recorded on another Strapi is read also as a draft, for a reader who may request drafts', async () => {
    asRecorded('products.draft.get-status-draft');
    await expect(catalogue.byId(id)).resolves.toMatchObject({ title: 'Draft Oil', rating: null });
  });

  it('a post recorded on another Strapi is accepted without its nested pictures', async () => {
    asRecorded('blogs.one.populate-all');
    const post = await blog.byId(aPostSummary().id);
    expect(post?.body.map((block) => block.kind === 'picture' && block.picture)).toEqual([
      false,
      null,
      false,
      false,
    ]);
  });
});

describe('a failure recorded on another Strapi', () => {
  it.each([
    ['products.list.filter-invalid-key', 'Bad Request'],
    ['products.list.mix-page-limit', 'Bad Request'],
    ['products.list.unknown-param', 'Bad Request'],
    ['products.create.malformed-json', 'Bad Request'],
    ['products.create.invalid-many', 'Bad Request'],
    ['products.update.invalid', 'Bad Request'],
    ['auth.bearer-undefined', 'Unauthorized'],
    ['auth.no-token.forbidden', 'Forbidden'],
    ['auth.read-token.post-products', 'Forbidden'],
    ['products.one.unknown-id', 'Not Found'],
    ['products.list.filter-number-as-text', 'Internal Server Error'],
    ['products.patch', 'Generic Error'],
    ['products.delete.collection', 'Generic Error'],
    ['enquiries.create.huge-body', 'Generic Error'],
    ['users.login.rate-limited', 'Generic Error'],
  ])(
    'a failure recorded on another Strapi keeps status and message: %s contains "%s"',
    async (answer, message) => {
      asRecorded(answer);
      const status = recordedAnswers[answer]?.status;
      const body = bodyOf(answer);
      await expect(client.call('POST', '/products', { body: {} })).rejects.toMatchObject({
        name: 'ContentError',
        message,
        status,
        body,
      });
    },
  );
});

describe('an enquiry recorded on another Strapi', () => {
  const inbox = strapiEnquiryInbox(client);

  it.each([
    ['enquiries.create.empty', ['email', 'message', 'name']],
    ['enquiries.create.invalid-email', ['email']],
    ['enquiries.create.short-message', ['message']],
    ['enquiries.create.long-message', ['message']],
    ['enquiries.create.short-name', ['name']],
    ['enquiries.create.name-empty', ['name']],
    ['enquiries.create.many-errors', ['email', 'message', 'name']],
  ])(
    'an enquiry recorded on another Strapi is rejected with the invalid fields: %s',
    async (answer, fields) => {
      asRecorded(answer);
      const receipt = await inbox.send(anEnquiry());
      expect(receipt.outcome === 'refused' && Object.keys(receipt.problems).sort()).toEqual(fields);
    },
  );

  it.each(['enquiries.create.unknown-field', 'enquiries.create.malformed-json'])(
    'an enquiry recorded on another Strapi fails as a whole when the error names no field: %s',
    async (answer) => {
      asRecorded(answer);
      await expect(inbox.send(anEnquiry())).rejects.toThrow('Bad Request');
    },
  );

  it('an enquiry recorded on another Strapi is accepted when the CMS returns the stored entry', async () => {
    asRecorded('enquiries.create.ok');
    await expect(inbox.send(anEnquiry())).resolves.toMatchObject({ outcome: 'accepted' });
  });
});

describe('an upload recorded on another Strapi', () => {
  const library = strapiPictureLibrary(client);

  it.each([
    ['lab.upload.ok', 'pmkn3l4wv1c4e28klex9ebl4'],
    ['upload.secured.png', 'hv1cpv5sr4qczvtcq9r74usf'],
  ])(
    'an upload recorded on another Strapi returns the id of the picture: %s',
    async (answer, id) => {
      asRecorded(answer);
      await expect(library.store(await aPictureUpload())).resolves.toBe(id);
    },
  );

  it.each(['lab.upload.text-as-png', 'upload.secured.text-as-png', 'upload.secured.svg'])(
    'an upload recorded on another Strapi is refused when the file is no picture: %s',
    async (answer) => {
      asRecorded(answer);
      await expect(library.store(await aPictureUpload())).rejects.toThrow('Bad Request');
    },
  );
});
