import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { aPost } from '../../test/builders/a-post';
import { aProduct } from '../../test/builders/a-product';
import { sampleContent } from '../adapters/in-memory/in-memory-content';
import { SMOOTH } from '../adapters/in-memory/simulated-network';
import { notificationQueue } from '../adapters/notifications/notification-queue';
import { EDITING_USE_CASES } from '../application/editing-use-cases';
import { wired } from '../application/use-case-wiring';
import { USE_CASES } from '../application/use-cases';
import { getHomePosts } from '../application/use-cases/journal/get-home-posts';
import { searchPosts } from '../application/use-cases/journal/read-posts';
import { containerOf, resolvedUseCases } from './container';
import { applicationModule } from './modules/application-module';
import { inMemoryModule } from './modules/in-memory-module';
import { previewModule } from './modules/preview-module';
import { sharedModule } from './modules/shared-module';
import { strapiEditingModule } from './modules/strapi-editing-module';
import { strapiModule } from './modules/strapi-module';
import { port } from './port-token';

const EVERYTHING = { ...USE_CASES, ...EDITING_USE_CASES };

const content = { ...sampleContent(), products: [aProduct()], posts: [aPost()] };
const strapi = { host: 'https://cms.example', token: '' };

describe.each([
  ['the in-memory catalogue', () => [inMemoryModule(content, SMOOTH)]],
  ['a Strapi', () => [strapiModule(strapi), strapiEditingModule(strapi)]],
  [
    'a Strapi with a draft',
    () => [previewModule(strapi, '1.seal', '/product-detail/p1'), strapiEditingModule(strapi)],
  ],
])('the modules of a site on %s', (_, catalogueModules) => {
  const everything = () =>
    containerOf([
      ...catalogueModules(),
      sharedModule(notificationQueue()),
      applicationModule(EVERYTHING),
    ]);

  it.each(Object.keys(EVERYTHING))('the modules of a site provide %s', (name) => {
    expect(resolvedUseCases(everything(), EVERYTHING)).toHaveProperty(name, expect.any(Function));
  });

  it('the modules of a site create one instance of each port', () => {
    const container = everything();
    expect(container.get(port('productCatalogue'))).toBe(container.get(port('productCatalogue')));
    expect(container.get(port('enquiryInbox'))).toBe(container.get(port('enquiryInbox')));
  });

  it('the modules of a site fail at boot, not on a page, when a module is missing', () => {
    const unfinished = containerOf([...catalogueModules(), applicationModule(USE_CASES)]);
    expect(() => resolvedUseCases(unfinished, USE_CASES)).toThrow(/No bindings found/u);
  });
});

describe('a site that cannot reach its catalogue', () => {
  it('a site that cannot reach its catalogue shows one notice for products and one for posts', async () => {
    const notifications = notificationQueue();
    const offline = inMemoryModule(content, { delayMs: 0, failure: 'network' });
    const site = resolvedUseCases(
      containerOf([offline, sharedModule(notifications), applicationModule(USE_CASES)]),
      USE_CASES,
    );
    const home = [site.getFeaturedProducts(), site.getHomeProducts(), site.getHomePosts()];
    const outcomes = await Promise.allSettled(home);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(notifications.current()).toMatchObject([
      { type: 'error', notice: 'no-products' },
      { type: 'error', notice: 'no-posts' },
    ]);
  });

  it('a site that cannot reach its catalogue shows no notice for an aborted request', async () => {
    const notifications = notificationQueue();
    const slow = inMemoryModule(content, { delayMs: 1000, failure: null });
    const site = resolvedUseCases(
      containerOf([slow, sharedModule(notifications), applicationModule(USE_CASES)]),
      USE_CASES,
    );
    const controller = new AbortController();
    const home = Promise.allSettled([site.getHomeProducts(controller.signal)]);
    controller.abort();
    await expect(home).resolves.toMatchObject([{ reason: { message: 'Request aborted' } }]);
    expect(notifications.current()).toEqual([]);
  });
});

describe('an editor of the in-memory catalogue', () => {
  it('an editor of the in-memory catalogue changes the content that the site reads', async () => {
    const container = containerOf([
      inMemoryModule(content, SMOOTH),
      sharedModule(notificationQueue()),
      applicationModule(EVERYTHING),
    ]);
    const { id } = aProduct();
    const { updateProduct, getProduct } = resolvedUseCases(container, EVERYTHING);
    await updateProduct(id, { price: 1 });
    await expect(getProduct(id)).resolves.toMatchObject({ price: 1 });
  });
});

describe('a wrong dependency', () => {
  it('a wrong dependency is a compile error: each of these lines fails `npm run types`', () => {
    // @ts-expect-error the ports are in the wrong order
    const disordered = wired(getHomePosts, 'notifier', 'blog');
    // @ts-expect-error a port is missing
    const unfinished = wired(getHomePosts, 'blog');
    // @ts-expect-error a port too many
    const surplus = wired(searchPosts, 'blog', 'notifier');
    // @ts-expect-error not the port that the use-case needs
    const mistaken = wired(searchPosts, 'productCatalogue');
    const misbound = new ContainerModule(({ bind }) => {
      // @ts-expect-error an adapter of another port
      bind(port('blog')).toConstantValue(notificationQueue());
      // @ts-expect-error no catalogue at all
      bind(port('productCatalogue')).toConstantValue(null);
    });
    // None of these mistakes throws here. Without the type check, an error would occur only when a
    // page calls the use-case.
    const table = { disordered, unfinished, surplus, mistaken };
    const modules = [misbound, sharedModule(notificationQueue()), applicationModule(table)];
    const made = expect.any(Function);
    expect(resolvedUseCases(containerOf(modules), table)).toEqual({
      disordered: made,
      unfinished: made,
      surplus: made,
      mistaken: made,
    });
  });
});
