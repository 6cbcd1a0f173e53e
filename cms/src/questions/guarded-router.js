const { createCoreRouter } = require('@strapi/strapi').factories;

const ACTIONS = ['find', 'findOne', 'create', 'update', 'delete'];

/** Strapi's own routes of a content type, each behind the gate for questions. */
const guardedRouter = (uid) => {
  const guarded = (action) => ({
    middlewares: [{ name: 'global::questions', config: { uid, action } }],
  });
  return createCoreRouter(uid, {
    config: Object.fromEntries(ACTIONS.map((action) => [action, guarded(action)])),
  });
};

module.exports = { guardedRouter };
