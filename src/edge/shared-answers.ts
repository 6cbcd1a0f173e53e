import { type ContentType, dependsOn, tagsOfCall } from '../application/content/content-types';
import { decoratedPort } from '../application/content/decorated-port';
import { type Dated, freshnessOf, stampsOf } from './cached-response';
import { tagsOfPage } from './content-tags';
import type { Purges } from './purge-log';

/** The types that almost every page reads. Their queries are few and do not depend on a visitor. */
const SHARED: readonly ContentType[] = ['site', 'texts', 'law-page'];

interface SharedAnswer extends Dated {
  readonly value: unknown;
}

/**
 * Shares the answers of the CMS that almost every page needs, in the memory of one isolate. It
 * stores answers and not promises, because a promise never settles once the host has dropped the
 * request that created it.
 *
 * Returns a function that wraps the ports for one rendering. The answers of a wrapped port are newer
 * than the purges in `known`, which are those of the rendering: the page that shows an answer is
 * then as new as its own stamps say.
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
            const tags = tagsOfPage(new Set(tagsOfCall(type, method, args)));
            const renderedAt = clock();
            const value = await ask(...args);
            answers.set(name, { value, tags, renderedAt, stamps: stampsOf(tags, known) });
            return value;
          })
        : port;
}

export type SharedAnswers = ReturnType<typeof sharedAnswers>;
