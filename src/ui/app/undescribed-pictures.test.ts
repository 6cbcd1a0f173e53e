import { beforeAll, describe, expect, it } from 'vitest';
import { aPicture } from '../../../test/builders/a-picture';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { ABOUT } from '../../adapters/embedded/texts/about';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import type { UseCases } from '../../application/use-cases';
import { publishing } from '../../composition/publishing';
import type { PageTextsName } from '../../domain/texts/page-texts';
import { pageSubject } from '../seo/page-subject';
import { renderMarkup } from './render-markup';
import { undescribedPictures } from './undescribed-pictures';

const described = aPicture();
const undescribed = aPicture({ alt: ' ' });
const inBody = (key: string, picture: typeof described) =>
  ({ kind: 'picture', key, picture, caption: null }) as const;

let useCases: UseCases;
beforeAll(async () => {
  ({ useCases } = (await publishing(notificationQueue())).newPageUseCases());
});

async function problemsOf(address: string, content: Partial<UseCases> = {}) {
  const { queryCache } = await renderMarkup(address, { ...useCases, ...content }, null);
  return undescribedPictures(pageSubject(queryCache), queryCache);
}

describe('pictures without a description', () => {
  it('the pictures of a product without a description are reported with their place', async () => {
    const gallery = [described, undescribed, undescribed];
    const product = aProduct({ picture: undescribed, gallery });
    const getProduct = async () => product;
    expect(await problemsOf(`/product-detail/${product.id}`, { getProduct })).toEqual([
      'its picture has no description',
      'its picture 2 of “More pictures” has no description',
      'its picture 3 of “More pictures” has no description',
    ]);
  });

  it('the pictures of a post without a description are reported, including those in its text', async () => {
    const body = [inBody('a', described), inBody('b', undescribed)];
    const post = aPost({ picture: undescribed, body });
    expect(await problemsOf(`/blog-detail/${post.id}`, { getPost: async () => post })).toEqual([
      'its picture has no description',
      'its picture 2 in the text has no description',
    ]);
  });

  it('pictures without a description that the owner chose for a page are reported', async () => {
    const getPageTexts = async (name: PageTextsName) =>
      name === 'about'
        ? { ...ABOUT, land: { ...ABOUT.land, picture: undescribed } }
        : useCases.getPageTexts(name);
    expect(await problemsOf('/about', { getPageTexts })).toEqual([
      'its picture has no description',
    ]);
  });

  it('pictures without a description are not reported on a page without pictures, or when all are described', async () => {
    const product = aProduct({ picture: described });
    const getProduct = async () => product;
    expect(await problemsOf(`/product-detail/${product.id}`, { getProduct })).toEqual([]);
    expect(await problemsOf('/product')).toEqual([]);
  });
});
