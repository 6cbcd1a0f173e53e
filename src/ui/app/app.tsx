import { ThemeProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AroundNavHandler, Router } from 'wouter';
import type { NotificationFeed } from '../../application/notification-feed';
import type { UseCases } from '../../application/use-cases';
import type { WindowFocus } from '../../application/window-focus';
import { Toasts } from '../components/toast/toasts';
import { FormAddressContext } from '../site/form-address';
import { NavigationProvider } from '../site/navigation';
import { stepOnce } from '../site/step-once';
import { UseCasesProvider } from '../site/use-cases-context';
import { GlobalStyle } from '../theme/global-style';
import { theme } from '../theme/theme';
import { Shell } from './shell';

interface AppProps {
  readonly useCases: UseCases;
  readonly notifications: NotificationFeed;
  readonly queryClient: QueryClient;
  /** Whether the visitor is at the window; left out where there is none. */
  readonly windowFocus?: WindowFocus;
  /** How links lead on; left out where nobody follows any. */
  readonly aroundNav?: AroundNavHandler;
  /** Where the forms lead that no script sends; `null` where nobody would take them. */
  readonly formAddress: string | null;
  /** Where to be when there is no browser: `/product`. */
  readonly ssrPath?: string;
}

/** The whole site, in a browser or in Node. */
export const App = ({
  useCases,
  notifications,
  queryClient,
  windowFocus,
  aroundNav = stepOnce,
  formAddress,
  ssrPath,
}: AppProps) => (
  <UseCasesProvider useCases={useCases}>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <Router aroundNav={aroundNav} {...(ssrPath !== undefined && { ssrPath })}>
          <NavigationProvider>
            <FormAddressContext value={formAddress}>
              <Shell />
            </FormAddressContext>
          </NavigationProvider>
        </Router>
        <Toasts feed={notifications} windowFocus={windowFocus} />
      </ThemeProvider>
    </QueryClientProvider>
  </UseCasesProvider>
);
