import type { UseCases } from '../application/use-cases';
import { loadedOnce } from './loaded-once';

interface DeferredOptions {
  readonly atOnce: boolean;
  readonly early?: Partial<UseCases>;
}

type Named = Record<PropertyKey, (...args: readonly unknown[]) => Promise<unknown>>;

/**
 * Returns functions that call the real use-cases once the container has loaded, so that the page
 * can render before that. Callers notice no difference, because every use-case is asynchronous.
 * After a failed load, the next call loads the container again.
 *
 * @param atOnce whether to load the container immediately instead of at the first call.
 * @param early use-cases that do not need the container.
 */
export function deferredUseCases(
  load: () => Promise<UseCases>,
  { atOnce, early = {} }: DeferredOptions,
): UseCases {
  const loaded = loadedOnce(load);
  // Ignore the rejection here; each caller receives it.
  if (atOnce) loaded().catch(() => {});

  const byName = new Map<PropertyKey, Named[PropertyKey]>(
    Object.entries(early) as [string, Named[string]][],
  );
  const deferred = new Proxy<Named>(
    {},
    {
      get(_, name) {
        // One stable function for each name: an effect that depends on it must not rerun at each
        // render.
        const useCase =
          byName.get(name) ??
          (async (...args: readonly unknown[]) =>
            ((await loaded()) as unknown as Named)[name]?.(...args));
        byName.set(name, useCase);
        return useCase;
      },
    },
  );
  return deferred as unknown as UseCases;
}
