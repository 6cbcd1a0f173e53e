import type { Context } from 'koa';

/** Is the caller a program that holds a full-access token (seeding, the tests, an own server)? */
export const isFullAccess = (ctx: Pick<Context, 'state'>) => {
  const { strategy, credentials } = ctx.state.auth ?? {};
  return strategy?.name === 'content-api-token' && credentials?.type === 'full-access';
};
