import { randomBytes, randomUUID } from 'node:crypto';

/**
 * @typedef {Record<string, string>} Headers
 * @typedef {{ email: string, password: string }} Account
 * @typedef {{ who: string, headers: Headers, logInAgain?: () => Promise<Headers> }} Person Only
 *   users of the panel have `logInAgain`, because only they have a session.
 */

const ADMINISTRATOR = 'administrator@example.com';
const freshPassword = () => `Aa1${randomBytes(12).toString('base64url')}`;

/**
 * Returns the environment variables with which a CMS must be started so that `peopleOf` can log in
 * as its administrator.
 */
export const administratorEnv = () => ({
  ADMIN_EMAIL: ADMINISTRATOR,
  ADMIN_PASSWORD: freshPassword(),
});

/** @param {string} token */
const bearer = (token) => ({ Authorization: `Bearer ${token}` });

/**
 * @param {string} url
 * @param {string} path
 * @param {object} [data]
 * @param {Headers} [headers]
 * @returns {Promise<any>}
 */
async function send(url, path, data, headers = {}) {
  const answer = await fetch(url + path, {
    method: data === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/**
 * Logs in to the panel. Returns the request header that authenticates the session.
 * @param {string} url
 * @param {Account} account
 * @returns {Promise<Headers>}
 */
export const logIn = async (url, { email, password }) =>
  bearer((await send(url, '/admin/login', { email, password })).token);

/**
 * Creates a panel user with the given role, as an administrator does in the panel: invites the user
 * and accepts the invitation. `as` contains the headers of an administrator, and `code` is the code
 * of the role.
 * @param {string} url
 * @param {Headers} as
 * @param {string} code
 */
export async function invite(url, as, code) {
  /** @type {{ id: number, code: string }[]} */
  const roles = await send(url, '/admin/roles', undefined, as);
  const name = { firstname: code, lastname: '' };
  const account = { email: `${randomUUID()}@example.com`, password: freshPassword() };
  const invited = await send(
    url,
    '/admin/users',
    {
      ...name,
      email: account.email,
      roles: roles.filter((role) => role.code === code).map(({ id }) => id),
    },
    as,
  );
  await send(url, '/admin/register', {
    registrationToken: invited.registrationToken,
    userInfo: { ...name, password: account.password },
  });
  return account;
}

/**
 * @param {string} url
 * @param {string} who
 * @param {Account} account
 * @returns {Promise<Person>}
 */
const editor = async (url, who, account) => {
  const logInAgain = () => logIn(url, account);
  return { who, headers: await logInAgain(), logInAgain };
};

/**
 * Creates the callers whose access is tested, one of every kind, for the CMS at `url`. Returns the
 * callers in the order of their rights, the one with the fewest rights first.
 * @param {{ url: string, siteToken: string, env: { ADMIN_EMAIL: string, ADMIN_PASSWORD: string } }}
 * cms
 * @returns {Promise<Person[]>}
 */
export async function peopleOf({ url, siteToken, env }) {
  const owner = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  const administrator = await editor(url, 'administrator', owner);
  const as = administrator.headers;
  return [
    { who: 'stranger', headers: {} },
    { who: 'site token', headers: bearer(siteToken) },
    await editor(url, 'Author', await invite(url, as, 'strapi-author')),
    await editor(url, 'Editor', await invite(url, as, 'strapi-editor')),
    administrator,
  ];
}
