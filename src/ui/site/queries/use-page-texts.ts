import type { PageTexts, PageTextsName } from '../../../domain/texts/page-texts';
import { useUseCases } from '../use-cases-context';
import { type QueryKey, queryOf } from './query';
import type { QueryCache } from './query-cache';
import { useSuspenseSnapshot } from './use-query';

const keyOf = (name: PageTextsName): QueryKey => ['getPageTexts', name];

/**
 * Adds texts to the cache of a page that was not prerendered. A prerendered page contains its
 * texts.
 */
export const seedPageTexts = <Name extends PageTextsName>(
  cache: QueryCache,
  name: Name,
  texts: PageTexts[Name],
): void => cache.seed(keyOf(name), texts, Date.now());

/** The texts of a page that has been rendered. */
export type CachedPageTexts = <Name extends PageTextsName>(name: Name) => PageTexts[Name];

/**
 * Returns a function that reads, from the cache of a rendered page, the texts of a given name. That
 * function throws an error for texts that the page did not read.
 */
export const cachedPageTexts =
  (cache: QueryCache): CachedPageTexts =>
  <Name extends PageTextsName>(name: Name) => {
    const state = cache.stateOf(keyOf(name));
    if (state?.step !== 'loaded') throw new Error(`The page does not show the texts of "${name}"`);
    return state.answer as PageTexts[Name];
  };

/**
 * Returns texts that the owner may reword. Suspends until they are loaded. They are never
 * refetched, because a change of the words would confuse a visitor who reads them.
 */
export const usePageTexts = <Name extends PageTextsName>(name: Name): PageTexts[Name] =>
  useSuspenseSnapshot(queryOf(useUseCases(), 'getPageTexts', name)) as PageTexts[Name];
