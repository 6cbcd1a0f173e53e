import { type Core, factories } from '@strapi/strapi';
import type { Tree } from '../queries/read-query';
import type { DefaultOrder } from './default-order';
import { listInOrder } from './list-in-order';

type Ordered = 'api::product.product' | 'api::blog.blog';

/**
 * Creates Strapi's default service of a content type, except that lists have the order of `orderOf`
 * when the query contains no sort order.
 */
export const orderedService = (
  uid: Ordered,
  orderOf: (strapi: Core.Strapi) => Promise<DefaultOrder>,
) =>
  factories.createCoreService(uid, ({ strapi }) => ({
    find(asked = {}) {
      return listInOrder(asked as Tree, {
        list: (query) => super.find(query),
        documents: strapi.documents(uid),
        order: () => orderOf(strapi),
        maxLimit: strapi.config.get<number>('api.rest.maxLimit'),
      });
    },
  }));
