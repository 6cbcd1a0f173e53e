import { Route, Switch } from 'wouter';
import { lazyComponent } from '../components/loading/lazy-component';
import { placeOf } from '../site/addresses/list-pages';
import { useShownPath } from '../site/offline/unreachable';
import { PageBoundary } from './page-boundary';
import { PAGES } from './pages';

const unknownAddress = lazyComponent(
  async () => (await import('./unknown-address')).UnknownAddress,
);

/** Renders the page at the current address. */
export function PageSwitch() {
  const shown = useShownPath();
  return (
    // A new key remounts the page whenever the path changes, even if the route stays the same. The
    // key does not contain the page number, so all pages of a list share it.
    <PageBoundary key={placeOf(shown)}>
      <Switch location={shown}>
        {PAGES.map(([route, { View }]) => (
          <Route key={`${route}`} path={route} component={View} />
        ))}
        <Route component={unknownAddress.View} />
      </Switch>
    </PageBoundary>
  );
}
