import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isFullAccess } from '../permissions/is-full-access';

// Case-insensitive, like the router.
export const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

interface Ability {
  can(action: string, subject: string): boolean;
}

const mayUpload = (ability: Ability) =>
  ['create', 'update'].some((action) =>
    ability.can(`plugin::upload.assets.${action}`, 'plugin::upload.file'),
  );

/**
 * Runs Strapi's own authentication strategies on a caller early, in a separate context: the route
 * still decides who may do what.
 * Returns `{ isKnown, isTrusted, mayUpload }`. A visitor of the API is known, as a visitor. Trusted
 * is a user of the panel, or a program with full access.
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
