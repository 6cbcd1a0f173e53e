import { type Core, factories } from '@strapi/strapi';
import { guardedRouter } from './guarded-router';
import { QUERY_ALLOWLIST, type QueryableType } from './query-allowlist';

/**
 * Adds guarded routes to each content type with a row in the allowlist, and Strapi's default
 * controller and service unless the type's folder in `src/api` contains its own. Must be called in
 * `register`, before Strapi mounts the routes.
 */
export const addGuardedApis = (strapi: Core.Strapi) => {
  const controllers = strapi.get('controllers');
  const services = strapi.get('services');
  for (const uid of Object.keys(QUERY_ALLOWLIST) as QueryableType[]) {
    // A uid has the form `api::API.TYPE`.
    const apiName = uid.slice('api::'.length, uid.indexOf('.'));
    if (!controllers.keys().includes(uid))
      controllers.set(uid, factories.createCoreController(uid));
    if (!services.keys().includes(uid)) services.set(uid, factories.createCoreService(uid));
    const api = strapi.api(apiName);
    // The cast is needed because Strapi's type describes routes as they are after mounting.
    api.routes = { ...api.routes, [apiName]: guardedRouter(uid) as Core.Router };
  }
};
