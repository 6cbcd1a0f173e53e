import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../test/builders/a-product';
import { sampleContent } from '../adapters/in-memory/in-memory-content';
import { SMOOTH } from '../adapters/in-memory/simulated-network';
import { notificationQueue } from '../adapters/notifications/notification-queue';
import { USE_CASES, type UseCases } from '../application/use-cases';
import { containerOf, resolvedUseCases } from './container';
import { deferredUseCases } from './deferred-use-cases';
import { applicationModule } from './modules/application-module';
import { inMemoryModule } from './modules/in-memory-module';
import { sharedModule } from './modules/shared-module';

const useCases = () =>
  resolvedUseCases(
    containerOf([
      inMemoryModule({ ...sampleContent(), products: [aProduct()] }, SMOOTH),
      sharedModule(notificationQueue()),
      applicationModule(USE_CASES),
    ]),
    USE_CASES,
  );

const AT_ONCE = { atOnce: true };

describe('deferred use-cases', () => {
  it('deferred use-cases of a page with dehydrated state load the container at the first call', async () => {
    const load = vi.fn(async () => useCases());
    const deferred = deferredUseCases(load, { atOnce: false });
    expect(load).not.toHaveBeenCalled();
    await deferred.getHomePosts();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('deferred use-cases that are passed as early do not wait for the container', async () => {
    const load = vi.fn(async () => useCases());
    const early = { getStoredEnquiryDraft: async () => null };
    const deferred = deferredUseCases(load, { atOnce: false, early });
    expect(await deferred.getStoredEnquiryDraft('contact')).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('deferred use-cases are stable functions, so that effects that depend on them do not rerun', () => {
    const deferred = deferredUseCases(() => new Promise(() => {}), AT_ONCE);
    expect(deferred.getProduct).toBe(deferred.getProduct);
    expect(deferred.getProduct).not.toBe(deferred.getPost);
  });

  it('deferred use-cases accept calls before the container has loaded and answer them afterwards', async () => {
    let arrive: (arrived: UseCases) => void = () => {};
    const loading = new Promise<UseCases>((resolve) => {
      arrive = resolve;
    });
    const deferred = deferredUseCases(() => loading, AT_ONCE);
    const answers = [deferred.getProduct(aProduct().id), deferred.countProducts({})];
    arrive(useCases());
    expect(await Promise.all(answers)).toEqual([aProduct(), 1]);
  });

  it('deferred use-cases pass every argument on', async () => {
    const deferred = deferredUseCases(async () => useCases(), AT_ONCE);
    const left = AbortSignal.abort();
    await expect(deferred.searchProducts({}, left)).rejects.toThrow('Request aborted');
  });

  it('deferred use-cases load the container once for many calls', async () => {
    const load = vi.fn(async () => useCases());
    const deferred = deferredUseCases(load, AT_ONCE);
    expect(load).toHaveBeenCalledTimes(1);
    await Promise.all([deferred.getHomePosts(), deferred.getHomeProducts()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('deferred use-cases reject when the container fails to load, and retry at the next call', async () => {
    const fault = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn(async () => useCases()).mockRejectedValueOnce(fault);
    const deferred = deferredUseCases(load, AT_ONCE);
    await expect(deferred.getProduct(aProduct().id)).rejects.toBe(fault);
    await expect(deferred.getProduct(aProduct().id)).resolves.toEqual(aProduct());
    expect(load).toHaveBeenCalledTimes(2);
  });
});
