import type { Context } from 'koa';

/**
 * Returns whether the caller has a full-access API token. Such callers are programs: the seeding,
 * the tests, or a server of the site's owner.
 */
export const isFullAccess = (ctx: Pick<Context, 'state'>) => {
  const { strategy, credentials } = ctx.state.auth ?? {};
  return strategy?.name === 'content-api-token' && credentials?.type === 'full-access';
};
