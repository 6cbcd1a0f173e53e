import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { routeOf, type StrapiRoute } from '../rights/strapi-routes';
import { fileInfo } from './file-info';
import { fileQuestion, folderQuestion } from './library-questions';
import { onlyAdministrators } from './only-administrators';
import { onlyOwnFiles } from './only-own-files';

/** Lets a request pass, as it came or trimmed, or throws what is answered. */
export type Guard = (ctx: Context, strapi: Core.Strapi) => unknown;

const library = (method: string, path: string): StrapiRoute => ({ of: 'upload', method, path });

const GUARDED: readonly (readonly [Guard, readonly StrapiRoute[]])[] = [
  [fileQuestion, [library('GET', '/files')]],
  [folderQuestion, [library('GET', '/folders'), library('GET', '/folders/:id')]],
  [
    onlyOwnFiles,
    [
      library('POST', '/actions/bulk-delete'),
      library('POST', '/actions/bulk-move'),
      library('PUT', '/folders/:id'),
    ],
  ],
  [
    fileInfo,
    [
      library('POST', '/'),
      library('POST', '/files'),
      library('PUT', '/files/:id'),
      library('POST', '/files/:id/replace'),
    ],
  ],
  [
    onlyAdministrators,
    [{ of: 'upload', part: 'viewConfiguration', method: 'PUT', path: '/configuration' }],
  ],
];

/**
 * Puts guards of our own between Strapi's checks of a panel user and its work, where it checks too little.
 * Runs in `register`, before Strapi mounts the routes.
 */
export const guardRoutes = (strapi: Core.Strapi) => {
  for (const [guard, routes] of GUARDED) {
    const guarded = async (ctx: Context, next: Next) => {
      await guard(ctx, strapi);
      return next();
    };
    for (const named of routes) {
      const { route } = routeOf(strapi, named);
      route.config = {
        ...route.config,
        middlewares: [...(route.config?.middlewares ?? []), guarded],
      };
    }
  }
};
