const { PUBLIC_ACTIONS } = require('./public-actions');

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

// Only rights on our own content types are corrected (`api::…`). Those of plugins are Strapi's to keep:
// none of them reads or writes content for a visitor, and an editor may have reason to change them.
const isOurs = (action) => action.startsWith('api::');

/**
 * Makes the public role's rights on our content types exactly PUBLIC_ACTIONS at every boot, so that a
 * right ticked by mistake in the admin panel (reading enquiries, say) does not outlive a restart.
 */
const grantPublicActions = async (strapi) => {
  const role = await strapi.db
    .query(ROLE)
    .findOne({ where: { type: 'public' }, populate: ['permissions'] });
  const held = role.permissions.map((permission) => permission.action);

  for (const permission of role.permissions) {
    if (!isOurs(permission.action) || PUBLIC_ACTIONS.includes(permission.action)) continue;
    await strapi.db.query(PERMISSION).delete({ where: { id: permission.id } });
    strapi.log.warn(`Took the right ${permission.action} away from the public role.`);
  }
  for (const action of PUBLIC_ACTIONS) {
    if (!held.includes(action))
      await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
  }
};

module.exports = { grantPublicActions };
