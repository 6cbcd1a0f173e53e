import type { UseCases } from '../application/use-cases';

type Named = Record<PropertyKey, (...args: readonly unknown[]) => Promise<unknown>>;

/**
 * Use-cases that wait for the real ones: the page can be drawn while the container is still on
 * its way. Every use-case is asynchronous, so nobody notices.
 */
export function deferredUseCases(loading: Promise<UseCases>): UseCases {
  const deferred = new Proxy<Named>(
    {},
    {
      get:
        (_, name) =>
        async (...args: readonly unknown[]) =>
          ((await loading) as unknown as Named)[name]?.(...args),
    },
  );
  return deferred as unknown as UseCases;
}
