// @vitest-environment node

import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { validateManifest } from '@pwabuilder/manifest-validation';
import Ajv from 'ajv';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import jsonFeedSchema from 'jsonfeed-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { manifest } from '../../config/icons';
import { siteRenderer } from '../../src/entry-render';

// Checks the machine-readable parts of the site with third-party validators.

const TEMPLATE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const SITEMAP_SCHEMA = readFileSync(
  new URL('../../node_modules/sitemap/schema/sitemap.xsd', import.meta.url),
  'utf8',
);

let site: Awaited<ReturnType<typeof siteRenderer>>;
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  site = await siteRenderer(TEMPLATE);
  files = await site.files(await site.content());
});

const file = (address: string): string => {
  const text = files.get(address);
  if (text === undefined) throw new Error(`${address} is not there; ${[...files.keys()]} are`);
  return text;
};

/** Returns the errors in a document's structured data, by Google's rules for rich results. */
async function problemsOf(html: string) {
  const found = new WebAutoExtractor({ addLocation: true }).parse(html);
  return (await new Validator().validate(found)).filter(({ severity }) => severity === 'ERROR');
}

describe('the structured data', () => {
  it('the structured data of every page is valid', async () => {
    for (const { address } of site.addresses(await site.content())) {
      const { html } = await site.renderPage(address);
      expect(html, address).toContain('application/ld+json');
      expect(await problemsOf(html), address).toEqual([]);
    }
  });

  it('the structured data is rejected without the price of an offer', async () => {
    const { html } = await site.renderPage('/product-detail/frankincense-carterii-ten-ml');
    const without = html.replace(/"price":\s*"?[\d.]+"?,/u, '');
    expect(without).not.toBe(html);
    expect(await problemsOf(without)).not.toEqual([]);
  });
});

describe('the sitemap', () => {
  const check = (xml: string) =>
    validateXML({ xml: [{ fileName: 'sitemap.xml', contents: xml }], schema: [SITEMAP_SCHEMA] });

  it('the sitemap is valid by its schema', async () => {
    expect((await check(file('/sitemap.xml'))).errors).toEqual([]);
  });

  it('the sitemap is rejected when a page has no address', async () => {
    const broken = file('/sitemap.xml').replace(/<loc>[^<]*<\/loc>/u, '');
    expect((await check(broken)).valid).toBe(false);
  });
});

describe('the feeds', () => {
  it('the RSS 2.0 feed is valid and has the full text of every post', () => {
    const { items = [], title, link } = parseRssFeed(file('/blog.rss'));
    expect([title, link]).toEqual([expect.stringMatching(/./u), expect.stringMatching(/^https/u)]);
    expect(items.length).toBeGreaterThan(3);
    for (const item of items) {
      expect(item).toMatchObject({
        title: expect.any(String),
        link: expect.stringMatching(/^https:/u),
        guid: { value: expect.stringMatching(/^https:/u) },
        pubDate: expect.stringMatching(/GMT$/u),
        content: { encoded: expect.stringMatching(/^<p>/u) },
      });
    }
  });

  it('the JSON feed is valid by its schema', () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(jsonFeedSchema);
    const feed: unknown = JSON.parse(file('/blog.json'));
    expect(validate(feed), JSON.stringify(validate.errors)).toBe(true);
    expect(parseJsonFeed(feed).items).toHaveLength(
      parseRssFeed(file('/blog.rss')).items?.length ?? 0,
    );
    expect(validate({ ...(feed as object), items: [{ url: 'https://without-an-id' }] })).toBe(
      false,
    );
  });
});

describe('the web manifest', () => {
  it('the web manifest has the members that installation requires', async () => {
    const failed = async (candidate: object) =>
      (await validateManifest(candidate as never))
        .filter(({ valid, category }) => !valid && category === 'required')
        .map(({ member }) => member);
    expect(await failed(manifest)).toEqual([]);
    expect(await failed({ ...manifest, icons: [] })).toContain('icons');
  });
});
