import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isFullAccess } from '../permissions/is-full-access';

// Case-insensitive, because the router is too.
export const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

interface Ability {
  can(action: string, subject: string): boolean;
}

const mayUpload = (ability: Ability) =>
  ['create', 'update'].some((action) =>
    ability.can(`plugin::upload.assets.${action}`, 'plugin::upload.file'),
  );

/**
 * Authenticates a caller with Strapi's own strategies before the body is read. Uses a separate
 * context, so that the route still authenticates and authorizes the request itself. In the result,
 * `isKnown` means that a strategy accepted the caller; on the API that includes visitors without a
 * token. `isTrusted` is true for users of the panel and for programs with a full-access token.
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
