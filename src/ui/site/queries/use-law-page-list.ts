import { useContext } from 'react';
import type { LawPageSummary } from '../../../domain/legal/law-page';
import { RenderResponseContext } from '../render-response';
import { useUseCases } from '../use-cases-context';
import { queryOf } from './query';
import type { QueryCache } from './query-cache';
import { useQuery } from './use-query';

/** Adds the law pages to the cache of a page that was not prerendered. */
export const seedLawPageList = (cache: QueryCache, pages: readonly LawPageSummary[]): void =>
  cache.seed(['getLawPageList'], pages, Date.now());

const NONE: readonly LawPageSummary[] = [];

/**
 * Returns the law pages that every page links to. The HTML document contains this list, so that a
 * browser sends no request for it. The list is fetched only during prerendering and in a build with
 * developer tools, because that build's HTML lacks the law pages of the test content.
 */
export function useLawPageList(): readonly LawPageSummary[] {
  const { awaitsContent } = useContext(RenderResponseContext);
  const query = queryOf(useUseCases(), 'getLawPageList');
  return useQuery(query, awaitsContent || __DEV_TOOLS__).answer ?? NONE;
}
