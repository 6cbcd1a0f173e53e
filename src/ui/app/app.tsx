import { type AroundNavHandler, Router } from 'wouter';
import type { Calendar } from '../../application/calendar';
import type { NotificationFeed } from '../../application/notification-feed';
import type { UseCases } from '../../application/use-cases';
import type { WindowFocus } from '../../application/window-focus';
import { Toasts } from '../components/toast/toasts';
import { FormAddressContext } from '../site/addresses/form-address';
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
  readonly readCache: QueryCache;
  /** Whether the visitor is at the window; left out where there is none. */
  readonly windowFocus?: WindowFocus;
  /** The visitor's; left out where there is none. */
  readonly calendar?: Calendar;
  /** How links lead on; left out where nobody follows any. */
  readonly aroundNav?: AroundNavHandler;
  /** Where the forms lead that no script sends; `null` where nobody would take them. */
  readonly formAddress: string | null;
  /** The styles that every page stands on; `null` where they stand in the document. */
  readonly groundStyle: ElementOnlyNode;
  /** Where to be when there is no browser: `/product`. */
  readonly ssrPath?: string;
}

/** The whole site, in a browser or in Node. */
export const App = ({
  useCases,
  notifications,
  readCache,
  windowFocus,
  calendar,
  aroundNav = dedupeNavigation,
  formAddress,
  groundStyle,
  ssrPath,
}: AppProps) => (
  <UseCasesProvider useCases={useCases}>
    <QueryCacheContext value={readCache}>
      {groundStyle}
      <Router aroundNav={aroundNav} {...(ssrPath !== undefined && { ssrPath })}>
        <NavigationProvider>
          <FormAddressContext value={formAddress}>
            <CalendarContext value={calendar ?? null}>
              <Shell />
            </CalendarContext>
          </FormAddressContext>
        </NavigationProvider>
      </Router>
      <Toasts feed={notifications} windowFocus={windowFocus} />
    </QueryCacheContext>
  </UseCasesProvider>
);
