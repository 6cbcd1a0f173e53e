import type { Core } from '@strapi/strapi';
import { PUBLIC_ACTIONS } from './public-actions';
import { ROLE_PERMISSIONS } from './role-permissions';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

interface Role {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly permissions: readonly { readonly id: number; readonly action: string }[];
}

const syncRights = async (strapi: Core.Strapi, role: Role, allowed: readonly string[]) => {
  const held = role.permissions.map(({ action }) => action);
  for (const { id, action } of role.permissions) {
    if (allowed.includes(action)) continue;
    await strapi.db.query(PERMISSION).delete({ where: { id } });
    strapi.log.warn(`Took the right ${action} away from the role ${role.name}.`);
  }
  for (const action of allowed) {
    if (!held.includes(action))
      await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
  }
};

const warnOfRights = (strapi: Core.Strapi, role: Role) => {
  const more = role.permissions
    .map(({ action }) => action)
    .filter((action) => !PUBLIC_ACTIONS.includes(action));
  if (more.length > 0)
    strapi.log.warn(`The role ${role.name} may do more than a visitor: ${more.sort().join(', ')}.`);
};

/**
 * Sets the rights of Strapi's own roles to exactly ROLE_PERMISSIONS. Runs at every boot, so that a
 * right that was granted by mistake in the admin panel does not survive a restart. This includes
 * the rights of plugins: `upload.content-api.find` lists every file, and `user.find` lists the
 * accounts with their e-mail addresses. Roles that were created in the panel stay unchanged, but
 * the log names those that may do more than a visitor.
 */
export const syncRolePermissions = async (strapi: Core.Strapi) => {
  const roles: Role[] = await strapi.db.query(ROLE).findMany({ populate: ['permissions'] });
  for (const role of roles) {
    const allowed = ROLE_PERMISSIONS[role.type];
    if (allowed) await syncRights(strapi, role, allowed);
    else warnOfRights(strapi, role);
  }
};
