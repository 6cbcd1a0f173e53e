import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { routeOf, type StrapiRoute } from '../permissions/strapi-routes';
import { checkEntryQuery, checkSentEntryQuery } from './check-entry-query';
import { fileInfo } from './drop-unknown-file-info';
import type { Guard } from './guard';
import { knownRelation, knownType } from './known-names';
import { fileQuery, folderQuery } from './library-queries';
import { onlyAdministrators } from './only-administrators';
import { onlyOwnFiles } from './only-changeable-files';
import { onlyReadableDraft, onlyReadableSource } from './only-readable';
import { onlyUnusedFiles } from './only-unused-files';

const library = (method: string, path: string): StrapiRoute => ({ of: 'upload', method, path });
const content = (method: string, path: string): StrapiRoute => ({
  of: 'content-manager',
  method,
  path,
});
const ENTRIES = '/collection-types/:model';

const GUARDED: readonly (readonly [Guard, readonly StrapiRoute[]])[] = [
  [fileQuery, [library('GET', '/files')]],
  [folderQuery, [library('GET', '/folders'), library('GET', '/folders/:id')]],
  [checkEntryQuery, [content('GET', ENTRIES)]],
  [checkSentEntryQuery, [content('POST', `${ENTRIES}/actions/bulkFindForValidation`)]],
  [
    onlyOwnFiles,
    [
      library('POST', '/actions/bulk-delete'),
      library('POST', '/actions/bulk-move'),
      library('PUT', '/folders/:id'),
    ],
  ],
  [
    onlyReadableSource,
    [
      content('POST', `${ENTRIES}/clone/:sourceId`),
      content('POST', `${ENTRIES}/auto-clone/:sourceId`),
    ],
  ],
  // Must come after `onlyOwnFiles` so that only a user who may delete a file learns where it is
  // used.
  [onlyUnusedFiles, [library('POST', '/actions/bulk-delete')]],
  [onlyReadableDraft, [{ ...content('GET', '/preview/url/:contentType'), part: 'preview' }]],
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
  [
    knownRelation,
    [
      content('GET', '/relations/:model/:targetField'),
      content('GET', '/relations/:model/:id/:targetField'),
    ],
  ],
  [knownType, [content('POST', '/uid/generate'), content('POST', '/uid/check-availability')]],
];

/**
 * Adds guards to admin routes for which Strapi's own checks are insufficient. A guard runs after
 * Strapi has authenticated and authorized the user, and before the route's handler. Must be called
 * in `register`, before Strapi mounts the routes.
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
