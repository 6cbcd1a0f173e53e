import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../../test/builders/a-picture';
import { aProduct } from '../../../../test/builders/a-product';
import { aQueryCache } from '../../../../test/builders/a-query-cache';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import { HOME } from '../../../adapters/embedded/texts/home';
import { NAVIGATION } from '../../../adapters/embedded/texts/navigation';
import { cachedPageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { absoluteOn } from '../absolute';
import { type PageSubject, subjectOf } from '../page-subject';
import { pageTags } from '../page-tags';
import { pictureToShare } from './picture-to-share';
import { shareCard } from './share-card';

const SHIPPED = cachedPageTexts(aQueryCache());
const pictureAt = (url: string) => aPicture({ url, renditions: [] });
const HERO = pictureAt('https://cms.example/hero.jpg');
const OWN = pictureAt('https://cms.example/own.jpg');
const SHARED = pictureAt('https://cms.example/shared.jpg');

const withHero: typeof SHIPPED = (name) =>
  name === 'home' ? { ...SHIPPED(name), hero: { ...HOME.hero, picture: HERO } } : SHIPPED(name);
const ofProduct = (picture: typeof OWN | null) => subjectOf('product', aProduct({ picture }));

interface Case {
  readonly subject?: PageSubject;
  readonly texts?: typeof SHIPPED;
  readonly sharingPicture?: typeof OWN;
}

/** Returns the addresses of two pictures: the one in the page's tags, the one on its share card. */
function shown({ subject, texts = SHIPPED, sharingPicture }: Case) {
  const page = { address: subject?.address ?? ROUTES.home, subject: subject ?? null };
  const site = { ...SITE_DETAILS, ...(sharingPicture && { sharingPicture }) };
  const picture = pictureToShare(page, site, texts);
  const tags = pageTags(
    { ...page, meta: { title: '', description: '' }, picture, sharesNoCards: true },
    { site, names: NAVIGATION.names },
    absoluteOn('https://www.example.com'),
  );
  const card = shareCard(page.address, page.subject, site, texts);
  return [/og:image" content="([^"]*)"/u.exec(tags)?.[1], card.photograph?.url];
}

describe('the picture of a link preview, in the tags of the page and on its share card', () => {
  it.each<readonly [string, Case, typeof OWN]>([
    ['the document’s', { subject: ofProduct(OWN), sharingPicture: SHARED }, OWN],
    ['the one for shared links', { subject: ofProduct(null), sharingPicture: SHARED }, SHARED],
    ['the one chosen for the page', { texts: withHero, sharingPicture: SHARED }, HERO],
    ['the one for shared links on a page without its own', { sharingPicture: SHARED }, SHARED],
  ])('is %s', (_, given, { url }) => {
    expect(shown(given)).toEqual([url, url]);
  });

  it('the picture of a link preview is absent when the owner chose none', () => {
    expect(shown({ subject: ofProduct(null) })).toEqual([undefined, undefined]);
  });
});
