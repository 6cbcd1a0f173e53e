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
    // The key remounts the page when the path changes other than in its page number, even if the
    // route stays the same.
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
