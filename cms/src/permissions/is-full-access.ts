import type { Context } from 'koa';

/**
 * Whether the caller is a program that holds a full-access token (seeding, the tests, a server of
 * ours).
 */
export const isFullAccess = (ctx: Pick<Context, 'state'>) => {
  const { strategy, credentials } = ctx.state.auth ?? {};
  return strategy?.name === 'content-api-token' && credentials?.type === 'full-access';
};
