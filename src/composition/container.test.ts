import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { aPost } from '../../test/mothers/a-post';
import { aProduct } from '../../test/mothers/a-product';
import { SMOOTH } from '../adapters/in-memory/under-conditions';
import { notificationQueue } from '../adapters/notifications/notification-queue';
import { getHomePosts } from '../application/use-cases/journal/get-home-posts';
import { searchPosts } from '../application/use-cases/journal/search-posts';
import { browserModule } from './browser-module';
import { containerOf, editingUseCases, siteUseCases } from './container';
import { editingModule } from './editing-module';
import { inMemoryModule } from './in-memory-module';
import { siteModule } from './site-module';
import { strapiModule } from './strapi-module';
import { EDITING, PORTS, USE_CASES } from './tokens';

const content = { products: [aProduct()], posts: [aPost()] };
const strapi = { host: 'https://cms.example', token: '' };

describe.each([
  ['the embedded catalogue', () => inMemoryModule(content, SMOOTH)],
  ['a Strapi', () => strapiModule(strapi)],
])('the modules of a site on %s', (_, catalogueModule) => {
  const everything = () =>
    containerOf([
      catalogueModule(),
      browserModule(notificationQueue()),
      siteModule(),
      editingModule(),
    ]);

  it.each(Object.entries({ ...PORTS, ...USE_CASES, ...EDITING }))('bind %s', (_name, token) => {
    expect(everything().get<unknown>(token)).toBeDefined();
  });

  it('give every use-case as a function under its name', () => {
    const container = everything();
    const useCases = { ...siteUseCases(container), ...editingUseCases(container) };
    expect(Object.keys(useCases)).toEqual(Object.keys({ ...USE_CASES, ...EDITING }));
    for (const useCase of Object.values(useCases)) expect(useCase).toBeTypeOf('function');
  });

  it('make one of each', () => {
    const container = everything();
    expect(container.get(PORTS.productCatalogue)).toBe(container.get(PORTS.productCatalogue));
    expect(container.get(PORTS.enquiryInbox)).toBe(container.get(PORTS.enquiryInbox));
  });

  it('fail at boot, not on a page, when one of them is missing', () => {
    const unfinished = containerOf([catalogueModule(), siteModule()]);
    expect(() => siteUseCases(unfinished)).toThrow(/No bindings found/u);
  });
});

describe('a site that cannot reach its catalogue', () => {
  it('says once that products could not be had, and once that posts could not', async () => {
    const notifications = notificationQueue();
    const offline = inMemoryModule(content, { delayMs: 0, failure: 'network' });
    const site = siteUseCases(containerOf([offline, browserModule(notifications), siteModule()]));
    const home = [site.getFeaturedProducts(), site.getHomeProducts(), site.getHomePosts()];
    const outcomes = await Promise.allSettled(home);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(notifications.current().map(({ message }) => message)).toEqual([
      'Faild to fetch API',
      'Failed to fetch blogs',
    ]);
  });

  it('says nothing to a visitor who left', async () => {
    const notifications = notificationQueue();
    const slow = inMemoryModule(content, { delayMs: 1000, failure: null });
    const site = siteUseCases(containerOf([slow, browserModule(notifications), siteModule()]));
    const controller = new AbortController();
    const home = Promise.allSettled([site.getHomeProducts(controller.signal)]);
    controller.abort();
    await expect(home).resolves.toMatchObject([{ reason: { message: 'Request aborted' } }]);
    expect(notifications.current()).toEqual([]);
  });
});

describe('an editor of the embedded catalogue', () => {
  it('writes into what the site reads', async () => {
    const container = containerOf([
      inMemoryModule(content, SMOOTH),
      browserModule(notificationQueue()),
      siteModule(),
      editingModule(),
    ]);
    const { id } = aProduct();
    await editingUseCases(container).updateProduct(id, { price: 1 });
    await expect(siteUseCases(container).getProduct(id)).resolves.toMatchObject({ price: 1 });
  });
});

describe('a dependency that does not fit', () => {
  it('is an error of the compiler: each of these lines stops `npm run types`', () => {
    const misbound = new ContainerModule(({ bind }) => {
      // @ts-expect-error the ports are in the wrong order
      bind(USE_CASES.getHomePosts).toResolvedValue(getHomePosts, [PORTS.notifier, PORTS.blog]);
      // @ts-expect-error a port is missing
      bind(USE_CASES.getHomePosts).toResolvedValue(getHomePosts, [PORTS.blog]);
      // @ts-expect-error another port than the use-case needs
      bind(USE_CASES.searchPosts).toResolvedValue(searchPosts, [PORTS.productCatalogue]);
      // @ts-expect-error another use-case than the token stands for
      bind(USE_CASES.getPost).toResolvedValue(searchPosts, [PORTS.blog]);
    });
    // At run time nobody would notice before the page asks, which is why the compiler must.
    expect(() => containerOf([misbound])).not.toThrow();
  });
});
