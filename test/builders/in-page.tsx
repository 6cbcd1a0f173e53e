import type { ReactElement } from 'react';
import type { UseCases } from '../../src/application/use-cases';
import { QueryCacheContext } from '../../src/ui/site/queries/use-query';
import { UseCasesProvider } from '../../src/ui/site/use-cases-context';
import { aQueryCache } from './a-query-cache';

interface InPageProps {
  /**
   * The use-cases that the component calls. A component that only reads the cache needs none, so
   * this is an empty object by default.
   */
  readonly useCases?: Partial<UseCases>;
  /** What the page has read already; by default the texts that ship with the site. */
  readonly cache?: ReturnType<typeof aQueryCache>;
  readonly children: ReactElement;
}

/** Renders a component with what every page provides: use-cases, and a cache with the texts. */
export const InPage = ({ useCases = {}, cache = aQueryCache(), children }: InPageProps) => (
  <UseCasesProvider useCases={useCases as UseCases}>
    <QueryCacheContext value={cache}>{children}</QueryCacheContext>
  </UseCasesProvider>
);
