import { type Core, factories } from '@strapi/strapi';
import type { Tree } from '../queries/read-query';
import { visibleOnly } from '../visibility/visible-only';
import type { DefaultOrder } from './default-order';
import { listInOrder } from './list-in-order';

type Ordered = 'api::product.product' | 'api::blog.blog';

/**
 * Creates Strapi's default service of a content type, with two differences: lists have the order of
 * `orderOf` when the query contains no sort order, and visitors find only what is visible already.
 */
export const orderedService = (
  uid: Ordered,
  orderOf: (strapi: Core.Strapi) => Promise<DefaultOrder>,
) =>
  factories.createCoreService(uid, ({ strapi }) => ({
    find(asked = {}) {
      return listInOrder(asked as Tree, {
        list: (query) => super.find(visibleOnly(strapi, uid, query)),
        documents: {
          findMany: (query) => strapi.documents(uid).findMany(visibleOnly(strapi, uid, query)),
        },
        order: () => orderOf(strapi),
        maxLimit: strapi.config.get<number>('api.rest.maxLimit'),
      });
    },
    findOne(documentId, asked = {}) {
      return super.findOne(documentId, visibleOnly(strapi, uid, asked));
    },
  }));
