import { logIn } from '../../scripts/cms/access-matrix/callers.mjs';
import { CMS_URL } from './cms-under-test';

/**
 * Milliseconds that a token must still be valid at the start of a test file. No file runs as long.
 * Strapi's tokens expire after 30 minutes.
 */
const LONGEST_FILE = 15 * 60_000;

const expiryOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp * 1000;

/**
 * Returns the bearer header of the administrator of the CMS under test. The runner logs in once
 * after the boot; the tests do not log in, because the CMS limits login attempts.
 */
export const administrator = (): { readonly Authorization: string } => ({
  Authorization: `Bearer ${process.env['CMS_ADMIN_TOKEN']}`,
});

/** Logs in again when the administrator's token expires soon. Runs before each test file. */
export async function renewAdministrator(): Promise<void> {
  if (expiryOf(process.env['CMS_ADMIN_TOKEN'] ?? '') - Date.now() > LONGEST_FILE) return;
  const { CMS_ADMIN_EMAIL: email = '', CMS_ADMIN_PASSWORD: password = '' } = process.env;
  const { Authorization = '' } = await logIn(CMS_URL, { email, password });
  process.env['CMS_ADMIN_TOKEN'] = Authorization.replace('Bearer ', '');
}
