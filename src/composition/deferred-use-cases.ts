import type { UseCases } from '../application/use-cases';
import { loadedOnce } from './loaded-once';

interface DeferredOptions {
  readonly atOnce: boolean;
  readonly early?: Partial<UseCases>;
}

type Named = Record<PropertyKey, (...args: readonly unknown[]) => Promise<unknown>>;

/**
 * Use-cases that wait for the real ones: the page can be drawn while the container is still on
 * its way. Every use-case is asynchronous, so nobody notices. Where the container did not come,
 * the next question sends for it again.
 *
 * @param atOnce sends for it before anybody has asked.
 * @param early those that come by themselves, and wait for no container.
 */
export function deferredUseCases(
  load: () => Promise<UseCases>,
  { atOnce, early = {} }: DeferredOptions,
): UseCases {
  const loaded = loadedOnce(load);
  // Without a complaint yet: whoever asks is told.
  if (atOnce) loaded().catch(() => {});

  const made = new Map<PropertyKey, Named[PropertyKey]>(
    Object.entries(early) as [string, Named[string]][],
  );
  const deferred = new Proxy<Named>(
    {},
    {
      get(_, name) {
        // One function a name, for good: an effect that depends on it must not run at every
        // drawing.
        const known =
          made.get(name) ??
          (async (...args: readonly unknown[]) =>
            ((await loaded()) as unknown as Named)[name]?.(...args));
        made.set(name, known);
        return known;
      },
    },
  );
  return deferred as unknown as UseCases;
}
