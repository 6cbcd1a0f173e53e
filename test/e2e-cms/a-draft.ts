import { createRequire } from 'node:module';
import type { makeDrafts } from '../../scripts/cms/make-drafts.mjs';

// The compiled module, as the CMS under test runs it.
const { previewAddress }: typeof import('../../cms/src/preview/preview-address') = createRequire(
  import.meta.url,
)('../../cms/dist/src/preview/preview-address.js');

const given = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run test:cms\`.`);
  return value;
};

export const CMS = given('CMS_URL');
/** URL of the prerendered site, whose pages can show drafts in a preview. */
export const SITE = given('PRERENDERED_SITE_URL');
export const SITE_DIR = given('PRERENDERED_SITE_DIR');
/** URL of another site that may read from the CMS but does not show drafts. */
export const OTHER_SITE = given('SITE_URL');
export const DRAFTS: Awaited<ReturnType<typeof makeDrafts>> = JSON.parse(given('CMS_DRAFTS'));

const TYPES = { product: 'api::product.product', post: 'api::blog.blog' } as const;
type Kind = keyof typeof TYPES;

interface Wish {
  readonly at?: string;
  /** Age of the preview URL in minutes. */
  readonly age?: number;
  readonly secret?: string;
}

/** Returns the preview URL that the CMS gives to its editors. */
export function addressOf(
  kind: Kind,
  documentId: string,
  { at = SITE, age = 0, secret = given('CMS_APP_KEY') }: Wish = {},
): string {
  const now = Date.now() - age * 60_000;
  const address = previewAddress(at, TYPES[kind], { documentId }, secret, now);
  if (address === undefined) throw new Error(`A ${kind} has no page`);
  return address;
}

/** Returns the title of a document's published version, which the public API sends. */
export async function publishedTitle(list: string, documentId: string): Promise<string> {
  const answer = await fetch(`${CMS}/api/${list}/${documentId}`);
  return (await answer.json()).data.Title;
}
