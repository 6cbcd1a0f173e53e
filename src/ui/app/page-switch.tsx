import { Redirect, Route, Switch } from 'wouter';
import { placeOf } from '../site/addresses/list-pages';
import type { NotFoundState } from '../site/not-found-state';
import { useShownPath } from '../site/offline/unreachable';
import { ROUTES } from '../site/routes';
import { useRawAddress } from '../site/use-raw-address';
import { PageBoundary } from './page-boundary';
import { PAGES } from './pages';

/** The page of the address; any other address leads to `/auth`, which says that it led nowhere. */
export function PageSwitch() {
  const shown = useShownPath();
  const { path } = useRawAddress();
  return (
    // A new path is a new page, also when both show the same kind of thing.
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
