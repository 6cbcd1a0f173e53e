import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type LazyComponent, lazyComponent } from '../components/loading/lazy-component';
import { listRoute } from '../site/addresses/list-pages';
import { ROUTES } from '../site/routes';

type LazyPage = LazyComponent<object>;

export const PAGES: readonly (readonly [route: string | RegExp, page: LazyPage])[] = [
  [ROUTES.home, lazyComponent(async () => (await import('../pages/home/home-page')).HomePage)],
  [ROUTES.about, lazyComponent(async () => (await import('../pages/about/about-page')).AboutPage)],
  [
    listRoute(ROUTES.products),
    lazyComponent(async () => (await import('../pages/products/products-page')).loadProductsPage()),
  ],
  [
    ROUTES.product,
    lazyComponent(async () => (await import('../pages/product/product-page')).ProductPage),
  ],
  [
    ROUTES.compare,
    lazyComponent(async () => (await import('../pages/compare/compare-page')).ComparePage),
  ],
  [
    listRoute(ROUTES.blog),
    lazyComponent(async () => (await import('../pages/blog/blog-page')).BlogPage),
  ],
  [ROUTES.post, lazyComponent(async () => (await import('../pages/post/post-page')).PostPage)],
  [ROUTES.lawPage, lazyComponent(async () => (await import('../pages/law/law-page')).LawPage)],
  [
    ROUTES.batches,
    lazyComponent(async () => (await import('../pages/batches/batches-page')).BatchesPage),
  ],
  [ROUTES.batch, lazyComponent(async () => (await import('../pages/batch/batch-page')).BatchPage)],
  [ROUTES.faq, lazyComponent(async () => (await import('../pages/faq/faq-page')).FaqPage)],
  [
    ROUTES.contact,
    lazyComponent(async () => (await import('../pages/contact/contact-page')).ContactPage),
  ],
  [
    ROUTES.enquiry,
    lazyComponent(async () => (await import('../pages/enquiry/enquiry-page')).EnquiryPage),
  ],
  [
    ROUTES.sustainability,
    lazyComponent(
      async () => (await import('../pages/sustainability/sustainability-page')).SustainabilityPage,
    ),
  ],
  [
    ROUTES.wholesale,
    lazyComponent(async () => (await import('../pages/wholesale/wholesale-page')).WholesalePage),
  ],
  [
    ROUTES.lineSheet,
    lazyComponent(async () => (await import('../pages/line-sheet/line-sheet-page')).LineSheetPage),
  ],
  [
    ROUTES.auth,
    lazyComponent(async () => (await import('../pages/sign-up/sign-up-page')).SignUpPage),
  ],
  [
    ROUTES.thankYou,
    lazyComponent(async () => (await import('../pages/thank-you/thank-you-page')).ThankYouPage),
  ],
  [
    ROUTES.offline,
    lazyComponent(async () => (await import('../pages/offline/offline-page')).OfflinePage),
  ],
  ...(__DEV_TOOLS__
    ? ([
        [
          ROUTES.gallery,
          lazyComponent(async () => (await import('../dev/gallery-page')).GalleryPage),
        ],
      ] as const)
    : []),
];

/** Returns the page at a path of the site; `undefined` if no route matches. */
export const pageAt = (path: string): LazyPage | undefined =>
  PAGES.find(([route]) => matchRoute(parse, route, path)[0])?.[1];
