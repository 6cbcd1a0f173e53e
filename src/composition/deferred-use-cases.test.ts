import { describe, expect, it } from 'vitest';
import { aProduct } from '../../test/mothers/a-product';
import { SMOOTH } from '../adapters/in-memory/under-conditions';
import { notificationQueue } from '../adapters/notifications/notification-queue';
import type { UseCases } from '../application/use-cases';
import { browserModule } from './browser-module';
import { containerOf, siteUseCases } from './container';
import { deferredUseCases } from './deferred-use-cases';
import { inMemoryModule } from './in-memory-module';
import { siteModule } from './site-module';

const useCases = () =>
  siteUseCases(
    containerOf([
      inMemoryModule({ products: [aProduct()], posts: [] }, SMOOTH),
      browserModule(notificationQueue()),
      siteModule(),
    ]),
  );

describe('deferred use-cases', () => {
  it('are the same functions each time, so that what depends on them does not run again', () => {
    const deferred = deferredUseCases(new Promise(() => {}));
    expect(deferred.getProduct).toBe(deferred.getProduct);
    expect(deferred.getProduct).not.toBe(deferred.getPost);
  });

  it('take questions before the container is there, and answer them when it is', async () => {
    let arrive: (arrived: UseCases) => void = () => {};
    const deferred = deferredUseCases(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const asked = [deferred.getProduct(aProduct().id), deferred.countProducts({})];
    arrive(useCases());
    expect(await Promise.all(asked)).toEqual([aProduct(), 1]);
  });

  it('pass on every argument', async () => {
    const deferred = deferredUseCases(Promise.resolve(useCases()));
    const left = AbortSignal.abort();
    await expect(deferred.searchProducts({}, left)).rejects.toThrow('Request aborted');
  });

  it('fail as the container does', async () => {
    const fault = new Error('The configuration is not usable');
    const deferred = deferredUseCases(Promise.reject(fault));
    await expect(deferred.getHomePosts()).rejects.toBe(fault);
  });
});
