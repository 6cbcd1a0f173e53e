/** Is the caller a program that holds a full-access token (seeding, the tests, an own server)? */
const isFullAccess = (ctx) => {
  const { strategy, credentials } = ctx.state.auth ?? {};
  return strategy?.name === 'content-api-token' && credentials?.type === 'full-access';
};

module.exports = { isFullAccess };
