import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type LateView, lateView } from '../components/waiting/late-view';
import { listRoute } from '../site/addresses/list-pages';
import { ROUTES } from '../site/routes';

type LatePage = LateView<object>;

/** Every page, by its route. */
export const PAGES: readonly (readonly [route: string | RegExp, page: LatePage])[] = [
  [ROUTES.home, lateView(async () => (await import('../pages/home/home-page')).HomePage)],
  [ROUTES.about, lateView(async () => (await import('../pages/about/about-page')).AboutPage)],
  [
    listRoute(ROUTES.products),
    lateView(async () => (await import('../pages/products/products-page')).loadProductsPage()),
  ],
  [
    ROUTES.product,
    lateView(async () => (await import('../pages/product/product-page')).ProductPage),
  ],
  [
    ROUTES.compare,
    lateView(async () => (await import('../pages/compare/compare-page')).ComparePage),
  ],
  [
    listRoute(ROUTES.blog),
    lateView(async () => (await import('../pages/blog/blog-page')).BlogPage),
  ],
  [ROUTES.post, lateView(async () => (await import('../pages/post/post-page')).PostPage)],
  [ROUTES.faq, lateView(async () => (await import('../pages/faq/faq-page')).FaqPage)],
  [
    ROUTES.contact,
    lateView(async () => (await import('../pages/contact/contact-page')).ContactPage),
  ],
  [
    ROUTES.sustainability,
    lateView(
      async () => (await import('../pages/sustainability/sustainability-page')).SustainabilityPage,
    ),
  ],
  [
    ROUTES.wholesale,
    lateView(async () => (await import('../pages/wholesale/wholesale-page')).WholesalePage),
  ],
  [ROUTES.auth, lateView(async () => (await import('../pages/auth/auth-page')).AuthPage)],
  [
    ROUTES.thankYou,
    lateView(async () => (await import('../pages/thank-you/thank-you-page')).ThankYouPage),
  ],
  [
    ROUTES.offline,
    lateView(async () => (await import('../pages/offline/offline-page')).OfflinePage),
  ],
  ...(__DEV_TOOLS__
    ? ([
        [ROUTES.gallery, lateView(async () => (await import('../dev/gallery-page')).GalleryPage)],
      ] as const)
    : []),
];

/** The page at a path of the site; `undefined` where there is none. */
export const pageAt = (path: string): LatePage | undefined =>
  PAGES.find(([route]) => matchRoute(parse, route, path)[0])?.[1];
