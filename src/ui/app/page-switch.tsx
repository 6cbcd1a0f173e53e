import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { HomePage } from '../pages/home/home-page';
import type { NotFoundState } from '../site/not-found-state';
import { ROUTES } from '../site/routes';
import { useRawAddress } from '../site/use-raw-address';
import { lazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';

const PAGES: readonly (readonly [string, ComponentType])[] = [
  [ROUTES.home, HomePage],
  [ROUTES.about, lazyPage(async () => (await import('../pages/about/about-page')).AboutPage)],
  [
    ROUTES.products,
    lazyPage(async () => (await import('../pages/products/products-page')).ProductsPage),
  ],
  [
    ROUTES.product,
    lazyPage(async () => (await import('../pages/product/product-page')).ProductPage),
  ],
  [ROUTES.blog, lazyPage(async () => (await import('../pages/blog/blog-page')).BlogPage)],
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
  ...(__DEV_TOOLS__
    ? ([
        [ROUTES.gallery, lazyPage(async () => (await import('../dev/gallery-page')).GalleryPage)],
      ] as const)
    : []),
];

/** The page of the address; any other address leads to `/auth`, which says that it led nowhere. */
export function PageSwitch() {
  const [pathname] = useLocation();
  const { path } = useRawAddress();
  return (
    // A new path is a new page, also when both show the same kind of thing.
    <PageBoundary key={pathname}>
      <Switch>
        {PAGES.map(([path, Page]) => (
          <Route key={path} path={path} component={Page} />
        ))}
        <Route>
          <Redirect to={ROUTES.auth} replace state={{ notFound: path } satisfies NotFoundState} />
        </Route>
      </Switch>
    </PageBoundary>
  );
}
