import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { describeBlog } from '../contracts/blog.contract';
import { describeEnquiryInbox } from '../contracts/enquiry-inbox.contract';
import { describePictureLibrary } from '../contracts/picture-library.contract';
import { describeProductCatalogue } from '../contracts/product-catalogue.contract';
import { RecordingTape } from '../contracts/recorded-responses';
import { strapiTargets } from '../contracts/strapi-targets';
import { sceneOf } from '../contracts/test-name';
import { CMS_URL } from './cms-under-test';

/**
 * Runs the contract tests on the CMS under test. With RECORD_ANSWERS=true (`npm run record`), also
 * records the responses. test/contracts/strapi-recorded.test.ts runs the same tests on the recorded
 * responses, without a CMS.
 */
const TARGET = 'on a real Strapi';
const { CMS_SITE_TOKEN: siteToken = '', CMS_WRITE_TOKEN: writeToken = '' } = process.env;

if (process.env['RECORD_ANSWERS'] === 'true') {
  const tape = new RecordingTape(globalThis.fetch);
  const recordOnTape = () => void vi.stubGlobal('fetch', tape.fetch);
  beforeAll(recordOnTape);
  beforeEach((context) => {
    recordOnTape();
    tape.wind(sceneOf(context, TARGET));
  });
  afterEach(() => tape.stop());
  afterAll(() => {
    writeFileSync(
      join(import.meta.dirname, '../fixtures/answers-to-contracts.json'),
      tape.asText(),
    );
  });
}

const { products, blogs, pictures, enquiries } = strapiTargets(TARGET, {
  host: CMS_URL,
  siteToken,
  writeToken,
});

describeProductCatalogue(products);
describeBlog(blogs);
describePictureLibrary(pictures);
describeEnquiryInbox(enquiries);
