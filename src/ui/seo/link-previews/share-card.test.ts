import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../../test/builders/a-picture';
import { aPost } from '../../../../test/builders/a-post';
import { aProduct } from '../../../../test/builders/a-product';
import { aQueryCache } from '../../../../test/builders/a-query-cache';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import { HOME } from '../../../adapters/embedded/texts/home';
import { drawingOf } from '../../components/drawings/drawing-of';
import { batchesPage } from '../../content/pages/batches';
import { cachedPageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { SURFACES } from '../../theme/surfaces';
import { subjectOf } from '../page-subject';
import { shareCard } from './share-card';
import { SHARE_SCENES } from './share-scenes';

const { home, ...others } = ROUTES;
const {
  gallery: _,
  thankYou: __,
  offline: ___,
  batches: ____,
  enquiry: _____,
  lineSheet: ______,
  ...pictured
} = others;
const TEXTS = cachedPageTexts(aQueryCache());
const plain = Object.values(pictured).filter((route) => !route.includes(':'));

describe('the share card of', () => {
  it('the share card of home has the headline of the page, and no label', () => {
    expect(shareCard(home, null, SITE_DETAILS, TEXTS)).toMatchObject({
      address: '/share.jpg',
      label: null,
      title: HOME.hero.headline.join('\n'),
      photograph: { side: 'right' },
    });
  });

  it.each(plain)('%s has its own title, and a photograph or an engraving', (address) => {
    const card = shareCard(address, null, SITE_DETAILS, TEXTS);
    expect(card.address).toBe(`${address}/share.jpg`);
    expect(card.label).not.toBeNull();
    expect(card.title).toBe(SHARE_SCENES[address]?.title(TEXTS).join('\n'));
    expect(card.photograph?.url ?? card.engraving.url).toMatch(/\S/u);
  });

  it('the share card of the page that finds a batch has its own title and an engraving', () => {
    const card = shareCard(ROUTES.batches, null, SITE_DETAILS, TEXTS);
    expect(card).toMatchObject({ title: batchesPage.title, label: null, photograph: null });
  });

  it.each([
    ['home', home, null],
    ['a page with a photograph of the site', ROUTES.about, null],
    ['a product without a picture', '/product-detail/one', aProduct({ id: 'one', picture: null })],
  ])('%s has the owner’s picture for shared links', (_, address, product) => {
    const site = { ...SITE_DETAILS, sharingPicture: aPicture({ url: '/own.jpg', renditions: [] }) };
    const subject = product && subjectOf('product', product);
    expect(shareCard(address, subject, site, TEXTS)).toEqual({
      ...shareCard(address, subject, SITE_DETAILS, TEXTS),
      photograph: { url: '/own.jpg', side: 'centre' },
    });
  });

  it('the share card of a product with a picture has that picture, even if the owner chose one for shared links', () => {
    const subject = subjectOf('product', aProduct({ id: 'one', picture: aPicture() }));
    const site = { ...SITE_DETAILS, sharingPicture: aPicture({ url: '/own.jpg', renditions: [] }) };
    expect(shareCard('/product-detail/one', subject, site, TEXTS)).toEqual(
      shareCard('/product-detail/one', subject, SITE_DETAILS, TEXTS),
    );
  });

  it('the share card of home has the picture that the owner chose for it, not the one for shared links', () => {
    const chosen = aPicture({ url: '/hero.jpg', renditions: [] });
    const site = { ...SITE_DETAILS, sharingPicture: aPicture({ url: '/own.jpg', renditions: [] }) };
    const texts: typeof TEXTS = (name) =>
      name === 'home' ? { ...TEXTS(name), hero: { ...HOME.hero, picture: chosen } } : TEXTS(name);
    expect(shareCard(home, null, site, texts).photograph).toEqual({
      url: '/hero.jpg',
      side: 'centre',
    });
  });

  it('the share card of a later page of a list is the share card of the first page', () => {
    expect(shareCard('/product/page/2', null, SITE_DETAILS, TEXTS)).toEqual(
      shareCard('/product', null, SITE_DETAILS, TEXTS),
    );
  });

  it('the share card of a product has its full title and the smallest picture file that fills the frame', () => {
    const title =
      'A very long name of an oil that no tab of a browser would show to its end, Ten ml';
    const product = aProduct({ id: 'one', title, picture: aPicture() });
    expect(
      shareCard('/product-detail/one', subjectOf('product', product), SITE_DETAILS, TEXTS),
    ).toMatchObject({
      address: '/product-detail/one/share.jpg',
      label: 'Products',
      title,
      photograph: { url: 'https://cms.example/uploads/tears.jpg', side: 'centre' },
    });
  });

  it('the share card of a product without a picture has the branch engraving', () => {
    const card = shareCard(
      '/product-detail/one',
      subjectOf('product', aProduct()),
      SITE_DETAILS,
      TEXTS,
    );
    expect(card.photograph).toBeNull();
    expect(card.engraving.url).toContain('boswellia-branch');
  });

  it('the share card of a post without a picture has the drawing that the site shows for the post', () => {
    const post = aPost({ id: 'the-dabqaad', picture: null });
    const { engraving, photograph } = shareCard(
      '/blog-detail/the-dabqaad',
      subjectOf('blog', post),
      SITE_DETAILS,
      TEXTS,
    );
    expect(photograph).toBeNull();
    expect(engraving.url).toContain(drawingOf(post.id).drawing);
    expect(engraving.inks).toBe(SURFACES.honey);
  });
});

it('every share card is plain data', () => {
  const card = shareCard('/faq', null, SITE_DETAILS, TEXTS);
  expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  // The renderer does not support CSS custom properties.
  expect(JSON.stringify(card)).not.toContain('var(');
});
