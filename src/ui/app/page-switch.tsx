import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useRawAddress } from '../hooks/use-raw-address';
import { HomePage } from '../pages/home-page';
import { lazyPage } from './lazy-page';
import type { NotFoundState } from './not-found-state';
import { PageBoundary } from './page-boundary';
import { ROUTES } from './routes';

const PAGES: readonly (readonly [string, ComponentType])[] = [
  [ROUTES.home, HomePage],
  [ROUTES.about, lazyPage(async () => (await import('../pages/about-page')).AboutPage)],
  [ROUTES.products, lazyPage(async () => (await import('../pages/products-page')).ProductsPage)],
  [ROUTES.product, lazyPage(async () => (await import('../pages/product-page')).ProductPage)],
  [ROUTES.blog, lazyPage(async () => (await import('../pages/blog-page')).BlogPage)],
  [ROUTES.post, lazyPage(async () => (await import('../pages/post-page')).PostPage)],
  [ROUTES.faq, lazyPage(async () => (await import('../pages/faq-page')).FaqPage)],
  [ROUTES.contact, lazyPage(async () => (await import('../pages/contact-page')).ContactPage)],
  [
    ROUTES.sustainability,
    lazyPage(async () => (await import('../pages/sustainability-page')).SustainabilityPage),
  ],
  [ROUTES.wholesale, lazyPage(async () => (await import('../pages/wholesale-page')).WholesalePage)],
  [ROUTES.auth, lazyPage(async () => (await import('../pages/auth-page')).AuthPage)],
  ...(__DEV_TOOLS__
    ? ([
        [ROUTES.gallery, lazyPage(async () => (await import('../pages/gallery-page')).GalleryPage)],
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
