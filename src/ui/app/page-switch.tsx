import { Redirect, Route, Switch } from 'wouter';
import { placeOf } from '../site/addresses/list-pages';
import type { NotFoundState } from '../site/not-found-state';
import { useShownPath } from '../site/offline/unreachable';
import { ROUTES } from '../site/routes';
import { useRawAddress } from '../site/use-raw-address';
import { PageBoundary } from './page-boundary';
import { PAGES } from './pages';

/** Renders the page at the current address. Redirects to `/auth` if the address is unknown. */
export function PageSwitch() {
  const shown = useShownPath();
  const { path } = useRawAddress();
  return (
    // The key remounts the page when the path changes other than in its page number, even if the
    // route stays the same.
    <PageBoundary key={placeOf(shown)}>
      <Switch location={shown}>
        {PAGES.map(([route, { View }]) => (
          <Route key={`${route}`} path={route} component={View} />
        ))}
        <Route>
          <Redirect to={ROUTES.auth} replace state={{ notFound: path } satisfies NotFoundState} />
        </Route>
      </Switch>
    </PageBoundary>
  );
}
