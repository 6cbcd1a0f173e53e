import { type AroundNavHandler, Router } from 'wouter';
import type { Calendar } from '../../application/browser-state/calendar';
import type { EnquiryListSource } from '../../application/browser-state/enquiry-list-source';
import type { NotificationFeed } from '../../application/browser-state/notification-feed';
import type { WindowFocus } from '../../application/browser-state/window-focus';
import type { UseCases } from '../../application/use-cases';
import { Toasts } from '../components/toast/toasts';
import { FormActionContext } from '../site/addresses/form-action-context';
import { dedupeNavigation } from '../site/dedupe-navigation';
import type { ElementOnlyNode } from '../site/element-only-node';
import { EnquiryListContext } from '../site/enquiry-list-context';
import { NavigationProvider } from '../site/navigation';
import type { QueryCache } from '../site/queries/query-cache';
import { QueryCacheContext } from '../site/queries/use-query';
import { UseCasesProvider } from '../site/use-cases-context';
import { CalendarContext } from '../site/use-today';
import { Shell } from './shell';

interface AppProps {
  readonly useCases: UseCases;
  readonly notifications: NotificationFeed;
  readonly queryCache: QueryCache;
  /** Reports whether the window has the focus; omitted while prerendering. */
  readonly windowFocus?: WindowFocus;
  /** Reports the current day in the visitor's time zone; omitted while prerendering. */
  readonly calendar?: Calendar;
  /** The products that the visitor has collected; omitted while prerendering. */
  readonly enquiryList?: EnquiryListSource;
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
  enquiryList,
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
              <EnquiryListContext value={enquiryList ?? null}>
                <Shell />
              </EnquiryListContext>
            </CalendarContext>
          </FormActionContext>
        </NavigationProvider>
      </Router>
      <Toasts feed={notifications} windowFocus={windowFocus} />
    </QueryCacheContext>
  </UseCasesProvider>
);
