import {
  type ContentType,
  dependsOn,
  tagsOfCall,
} from '../../application/content-types/content-types';
import { decoratedPort } from '../../application/content-types/decorated-port';
import { tagsOfPage } from '../content-tags';
import type { Purges } from '../purge-log';
import { type Dated, freshnessOf, stampsOf } from './cached-response';

/** The content types that almost every page reads, with few different queries. */
const SHARED: readonly ContentType[] = ['site', 'texts', 'law-page', 'batch'];

interface SharedAnswer extends Dated {
  readonly value: unknown;
}

/**
 * Caches the answers of the CMS that almost every page needs, in the memory of one isolate. It
 * stores answers and not promises, because a promise never settles once the host has dropped the
 * request that created it.
 *
 * Returns a function that wraps the ports for one rendering. `known` contains the purges that were
 * known when the rendering began. A wrapped port uses a cached answer only if it is newer than
 * these purges, so that the page contains nothing that they invalidate.
 */
export function sharedAnswers(clock: () => number) {
  const answers = new Map<string, SharedAnswer>();

  return (known: Purges) =>
    <Port extends object>(port: Port, type: ContentType): Port =>
      SHARED.includes(type)
        ? decoratedPort(port, (ask, method) => async (...args) => {
            if (dependsOn(type, method) === 'document') return ask(...args);
            const name = JSON.stringify([type, method, ...args]);
            const found = answers.get(name);
            if (found !== undefined && freshnessOf(found, known, clock()) === 'fresh') {
              return found.value;
            }
            const tags = tagsOfPage(tagsOfCall(type, method, args));
            const renderedAt = clock();
            const value = await ask(...args);
            answers.set(name, { value, tags, renderedAt, stamps: stampsOf(tags, known) });
            return value;
          })
        : port;
}

export type SharedAnswers = ReturnType<typeof sharedAnswers>;
