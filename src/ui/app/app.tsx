import { ThemeProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import type { UseCases } from '../../application/use-cases';
import { type ToastFeed, Toasts } from '../components/toasts';
import { GlobalStyle } from '../theme/global-style';
import { theme } from '../theme/theme';
import { NavigationProvider } from './navigation';
import { Shell } from './shell';
import { UseCasesProvider } from './use-cases-context';

interface AppProps {
  readonly useCases: UseCases;
  readonly notifications: ToastFeed;
  readonly queryClient: QueryClient;
  /** Where to be when there is no browser: `/product`. */
  readonly ssrPath?: string;
}

/** The whole site, in a browser or in Node. */
export const App = ({ useCases, notifications, queryClient, ssrPath }: AppProps) => (
  <UseCasesProvider useCases={useCases}>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <Router {...(ssrPath !== undefined && { ssrPath })}>
          <NavigationProvider>
            <Shell />
          </NavigationProvider>
        </Router>
        <Toasts feed={notifications} />
      </ThemeProvider>
    </QueryClientProvider>
  </UseCasesProvider>
);
