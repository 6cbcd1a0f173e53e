import { type AroundNavHandler, Router } from 'wouter';
import type { Calendar } from '../../application/ui-contracts/calendar';
import type { NotificationFeed } from '../../application/ui-contracts/notification-feed';
import type { WindowFocus } from '../../application/ui-contracts/window-focus';
import type { UseCases } from '../../application/use-cases';
import { Toasts } from '../components/toast/toasts';
import { FormActionContext } from '../site/addresses/form-action-context';
import { dedupeNavigation } from '../site/dedupe-navigation';
import type { ElementOnlyNode } from '../site/element-only-node';
import { NavigationProvider } from '../site/navigation';
import type { QueryCache } from '../site/queries/query-cache';
import { QueryCacheContext } from '../site/queries/use-query';
import { CalendarContext } from '../site/today';
import { UseCasesProvider } from '../site/use-cases-context';
import { Shell } from './shell';

interface AppProps {
  readonly useCases: UseCases;
  readonly notifications: NotificationFeed;
  readonly queryCache: QueryCache;
  /** Reports whether the window has the focus; omitted while prerendering. */
  readonly windowFocus?: WindowFocus;
  /** Reports the current day in the visitor's time zone; omitted while prerendering. */
  readonly calendar?: Calendar;
  /**
   * Wraps the router's `navigate`. If omitted, a link to the current page replaces the history
   * entry.
   */
  readonly aroundNav?: AroundNavHandler;
  /** The `action` URL of forms sent without JavaScript; `null` if no endpoint accepts them. */
  readonly formAddress: string | null;
  /** The global styles; `null` if the prerendered document already contains them. */
  readonly globalStyle: ElementOnlyNode;
  /** The path of the page that is prerendered or hydrated, for example `/product`. */
  readonly ssrPath?: string;
}

/** The whole site, for the browser and for prerendering. */
export const App = ({
  useCases,
  notifications,
  queryCache,
  windowFocus,
  calendar,
  aroundNav = dedupeNavigation,
  formAddress,
  globalStyle,
  ssrPath,
}: AppProps) => (
  <UseCasesProvider useCases={useCases}>
    <QueryCacheContext value={queryCache}>
      {globalStyle}
      <Router aroundNav={aroundNav} {...(ssrPath !== undefined && { ssrPath })}>
        <NavigationProvider>
          <FormActionContext value={formAddress}>
            <CalendarContext value={calendar ?? null}>
              <Shell />
            </CalendarContext>
          </FormActionContext>
        </NavigationProvider>
      </Router>
      <Toasts feed={notifications} windowFocus={windowFocus} />
    </QueryCacheContext>
  </UseCasesProvider>
);
