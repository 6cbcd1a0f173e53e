import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { listRoute } from '../site/addresses/list-pages';
import { ROUTES } from '../site/routes';
import { type LazyPage, lazyPage } from './lazy-page';

/** Every page, by its route. */
export const PAGES: readonly (readonly [route: string | RegExp, page: LazyPage])[] = [
  [ROUTES.home, lazyPage(async () => (await import('../pages/home/home-page')).HomePage)],
  [ROUTES.about, lazyPage(async () => (await import('../pages/about/about-page')).AboutPage)],
  [
    listRoute(ROUTES.products),
    lazyPage(async () => (await import('../pages/products/products-page')).ProductsPage),
  ],
  [
    ROUTES.product,
    lazyPage(async () => (await import('../pages/product/product-page')).ProductPage),
  ],
  [
    ROUTES.compare,
    lazyPage(async () => (await import('../pages/compare/compare-page')).ComparePage),
  ],
  [
    listRoute(ROUTES.blog),
    lazyPage(async () => (await import('../pages/blog/blog-page')).BlogPage),
  ],
  [ROUTES.post, lazyPage(async () => (await import('../pages/post/post-page')).PostPage)],
  [ROUTES.faq, lazyPage(async () => (await import('../pages/faq/faq-page')).FaqPage)],
  [
    ROUTES.contact,
    lazyPage(async () => (await import('../pages/contact/contact-page')).ContactPage),
  ],
  [
    ROUTES.sustainability,
    lazyPage(
      async () => (await import('../pages/sustainability/sustainability-page')).SustainabilityPage,
    ),
  ],
  [
    ROUTES.wholesale,
    lazyPage(async () => (await import('../pages/wholesale/wholesale-page')).WholesalePage),
  ],
  [ROUTES.auth, lazyPage(async () => (await import('../pages/auth/auth-page')).AuthPage)],
  [
    ROUTES.thankYou,
    lazyPage(async () => (await import('../pages/thank-you/thank-you-page')).ThankYouPage),
  ],
  [
    ROUTES.offline,
    lazyPage(async () => (await import('../pages/offline/offline-page')).OfflinePage),
  ],
  ...(__DEV_TOOLS__
    ? ([
        [ROUTES.gallery, lazyPage(async () => (await import('../dev/gallery-page')).GalleryPage)],
      ] as const)
    : []),
];

/** The page at a path of the site; `undefined` where there is none. */
export const pageAt = (path: string): LazyPage | undefined =>
  PAGES.find(([route]) => matchRoute(parse, route, path)[0])?.[1];
