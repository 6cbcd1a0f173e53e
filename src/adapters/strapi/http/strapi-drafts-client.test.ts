import { describe, expect, it } from 'vitest';
import { aNetwork, failure, one } from '../../../../test/builders/a-network';
import { aPostWire } from '../../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { aProductWire } from '../../../../test/builders/a-product-wire';
import type { ProductId } from '../../../domain/catalogue/product';
import type { PostId } from '../../../domain/journal/blog-post';
import { strapiBlog } from '../strapi-blog';
import { strapiProductCatalogue } from '../strapi-product-catalogue';
import { strapiDraftsClient } from './strapi-drafts-client';

const client = strapiDraftsClient({ host: 'https://cms.example', token: 'site' }, '1.seal');
const headers = { 'x-preview-token': '1.seal', authorization: 'Bearer site' };

describe('a draft', () => {
  it('a draft of a product is requested at its own address, with its own token besides the site’s', async () => {
    const { calls } = aNetwork(one({ ...aProductWire(), publishedAt: null, Title: 'A draft' }));
    const catalogue = strapiProductCatalogue(client, aProblemLog());
    await expect(catalogue.byId('p1' as ProductId)).resolves.toMatchObject({ title: 'A draft' });
    expect(calls).toMatchObject([
      {
        method: 'GET',
        address: 'https://cms.example/api/preview/products/p1',
        query: 'populate=*',
        headers,
      },
    ]);
  });

  it('a draft of a post is requested with the parameters of its published page', async () => {
    const { calls } = aNetwork(one({ ...aPostWire(), publishedAt: null, Title: 'Half a post' }));
    const blog = strapiBlog(client, aProblemLog());
    await expect(blog.byId('b1' as PostId)).resolves.toMatchObject({ title: 'Half a post' });
    expect(calls).toMatchObject([
      { method: 'GET', address: 'https://cms.example/api/preview/blogs/b1', headers },
    ]);
    expect(calls[0]?.query).toContain('populate[Body][on]');
  });

  it('a draft is not retried after a refusal', async () => {
    const { calls } = aNetwork(failure(401, { name: 'UnauthorizedError' }));
    const catalogue = strapiProductCatalogue(client, aProblemLog());
    await expect(catalogue.byId('p1' as ProductId)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(calls).toHaveLength(1);
  });
});
