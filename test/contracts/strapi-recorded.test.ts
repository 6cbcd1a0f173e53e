import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { describeBlog } from './blog.contract';
import { describeEnquiryInbox } from './enquiry-inbox.contract';
import { describePictureLibrary } from './picture-library.contract';
import { describeProductCatalogue } from './product-catalogue.contract';
import { PlayingTape } from './recorded-responses';
import { strapiTargets } from './strapi-targets';
import { sceneOf } from './test-name';

/**
 * Runs the contract tests on recorded responses. test/cms/strapi-real.test.ts runs the same tests
 * on a real CMS and records its responses by test name. Run `npm run record` after a change to the
 * contract tests or to the requests of an adapter.
 */
const TARGET = 'on recorded answers';
const RECORDING = join(import.meta.dirname, '../fixtures/answers-to-contracts.json');

const tape = new PlayingTape(JSON.parse(readFileSync(RECORDING, 'utf8')));
const playTape = () => void vi.stubGlobal('fetch', tape.fetch);

// `beforeAll` sets `fetch` for the setup of a suite. Vitest restores the globals before each test,
// so `beforeEach` sets `fetch` again.
beforeAll(playTape);
beforeEach((context) => {
  playTape();
  tape.wind(sceneOf(context, TARGET));
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  tape.stop();
  expect(tape.unrecorded.splice(0)).toEqual([]);
});

const { products, blogs, pictures, enquiries } = strapiTargets(TARGET, {
  host: 'https://cms.example',
  siteToken: 'site',
  writeToken: 'write',
});

describeProductCatalogue(products);
describeBlog(blogs);
describePictureLibrary(pictures);
describeEnquiryInbox(enquiries);
