import type { ReactElement } from 'react';
import type { UseCases } from '../../src/application/use-cases';
import { QueryCacheContext } from '../../src/ui/site/queries/use-query';
import { UseCasesProvider } from '../../src/ui/site/use-cases-context';
import { aQueryCache } from './a-query-cache';

interface InPageProps {
  /**
   * The use-cases that the component calls; by default none, for components that only read the
   * cache.
   */
  readonly useCases?: Partial<UseCases>;
  /** What the page has already read; by default the texts and details that ship with the site. */
  readonly cache?: ReturnType<typeof aQueryCache>;
  readonly children: ReactElement;
}

/** Renders a component with what every page provides: use-cases, and a cache with the texts. */
export const InPage = ({ useCases = {}, cache = aQueryCache(), children }: InPageProps) => (
  <UseCasesProvider useCases={useCases as UseCases}>
    <QueryCacheContext value={cache}>{children}</QueryCacheContext>
  </UseCasesProvider>
);
