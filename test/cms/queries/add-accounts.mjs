import { createHmac } from 'node:crypto';
import { requireOfCms } from '../require-of-cms.mjs';
import { HIDDEN } from './hidden-entries.mjs';

const bcrypt = requireOfCms('bcryptjs');

const PASSWORD = 'frankincense-2025';

/**
 * Adds a user account that may log in and read products, a read-only API token, and an
 * administrator. Stores the administrator as the author of every product.
 */
export async function addPeople(database, salt) {
  const password = bcrypt.hashSync(PASSWORD, 4);
  const insert = async (table, row) => {
    const [{ id }] = await database(table).insert(row).returning('id');
    return id;
  };
  const roleOf = async (type) => (await database('up_roles').where({ type }).first('id')).id;
  const grant = async (role_id, action) => {
    const permission_id = await insert('up_permissions', { document_id: action, action });
    await insert('up_permissions_role_lnk', { permission_id, role_id });
  };
  const role = await roleOf('authenticated');
  await grant(role, 'api::product.product.find');
  await grant(role, 'api::product.product.findOne');
  // Lets visitors log in. An administrator can grant this right in the panel. It holds until the
  // next boot, at which the CMS revokes it.
  await grant(await roleOf('public'), 'plugin::users-permissions.auth.callback');
  const user = await insert('up_users', {
    document_id: 'ayaan',
    username: 'ayaan',
    email: HIDDEN.eMail,
    provider: 'local',
    password,
    reset_password_token: HIDDEN.readKey,
    confirmed: true,
    blocked: false,
  });
  await insert('up_users_role_lnk', { user_id: user, role_id: role });
  await insert('strapi_api_tokens', {
    document_id: 'reader',
    name: 'A reader',
    kind: 'content-api',
    type: 'read-only',
    access_key: createHmac('sha512', salt).update(HIDDEN.readKey).digest('hex'),
  });
  const author = await insert('admin_users', {
    document_id: 'author',
    email: HIDDEN.eMail,
    password,
    is_active: true,
    blocked: false,
  });
  await database('products').update({ created_by_id: author, updated_by_id: author });
}

/** Logs the user in and returns the token. */
export const logIn = async (url) => {
  const answer = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: 'ayaan', password: PASSWORD }),
  });
  return (await answer.json()).jwt;
};
