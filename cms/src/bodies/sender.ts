import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isFullAccess } from '../rights/is-full-access';

// As the router compares: without regard to case.
export const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

interface Ability {
  can(action: string, subject: string): boolean;
}

const mayUpload = (ability: Ability) =>
  ['create', 'update'].some((action) =>
    ability.can(`plugin::upload.assets.${action}`, 'plugin::upload.file'),
  );

/**
 * What Strapi's own strategies find out about a caller, before Strapi would ask them. They write into a
 * context of their own: who may do what is still decided at the route.
 * → `{ isKnown, isTrusted, mayUpload }`; a visitor of the API is known, as a visitor. Trusted is somebody of
 * the panel, or a program with full access.
 */
export const senderOf = async (strapi: Core.Strapi, ctx: Context) => {
  const type = isApi(ctx.path) ? 'content-api' : 'admin';
  const state: Context['state'] = { route: { info: { type }, config: {} } };
  const asking: Context = Object.create(ctx, {
    state: { value: state },
    unauthorized: { value: () => undefined },
  });
  await strapi.get('auth').authenticate(asking, async () => undefined);

  const isKnown = state.auth !== undefined;
  const isOfThePanel = isKnown && type === 'admin';
  return {
    isKnown,
    isTrusted: isOfThePanel || isFullAccess(asking),
    mayUpload: isOfThePanel ? mayUpload(state.userAbility) : isFullAccess(asking),
  };
};
