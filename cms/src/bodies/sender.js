const { isFullAccess } = require('../rights/is-full-access');

// As the router compares: without regard to case.
const isApi = (path) => /^\/api(\/|$)/i.test(path);

const mayUpload = (ability) =>
  ['create', 'update'].some((action) =>
    ability.can(`plugin::upload.assets.${action}`, 'plugin::upload.file'),
  );

/**
 * What Strapi's own strategies find out about a caller, before Strapi would ask them. They write into a
 * context of their own: who may do what is still decided at the route.
 * → `{ isKnown, isTrusted, mayUpload }`; a visitor of the API is known, as a visitor. Trusted is somebody of
 * the panel, or a program with full access.
 */
const senderOf = async (strapi, ctx) => {
  const type = isApi(ctx.path) ? 'content-api' : 'admin';
  const state = { route: { info: { type }, config: {} } };
  const asking = Object.create(ctx, {
    state: { value: state },
    unauthorized: { value: () => undefined },
  });
  await strapi.get('auth').authenticate(asking, () => undefined);

  const isKnown = state.auth !== undefined;
  const isOfThePanel = isKnown && type === 'admin';
  return {
    isKnown,
    isTrusted: isOfThePanel || isFullAccess({ state }),
    mayUpload: isOfThePanel ? mayUpload(state.userAbility) : isFullAccess({ state }),
  };
};

module.exports = { isApi, senderOf };
