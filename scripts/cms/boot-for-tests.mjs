import { randomBytes } from 'node:crypto';
import { logIn } from './access-matrix/callers.mjs';
import { bootTemporaryCms } from './boot-temporary-cms.mjs';
import { firstAdministrator } from './first-administrator.mjs';
import { freePort } from './free-port.mjs';

// Limits that the tests do not reach. The tests of the rate limit use the second CMS, which has
// small limits.
const UNLIMITED = { ENQUIRY_LIMIT_PER_MINUTE: '100000', ENQUIRY_LIMIT_PER_HOUR: '100000' };

// Origin of the site's preview page. No server listens there: the tests send the requests that the
// preview page would send.
const PREVIEW_ORIGIN = 'http://localhost:5173';

/**
 * Boots the two CMSs that test/cms/cms-behaviour.test.ts needs. The first has practically no rate
 * limit. The second has small limits, its own SITE_ORIGINS and host names, and queues e-mail
 * notices. It trusts one proxy, so that a test can simulate a new visitor by sending another
 * X-Forwarded-For. Tests boot a third CMS, whose content types lack fields, on
 * `lackingDatabaseUrl`. The result's `env` contains the environment variables for the test run.
 * @param {object} [wish]
 * @param {string} [wish.databaseUrl]
 * @param {string} [wish.limitedDatabaseUrl]
 * @param {string} [wish.lackingDatabaseUrl]
 * @param {Record<string, string>} [wish.env]
 */
export async function bootForTests({
  databaseUrl,
  limitedDatabaseUrl,
  lackingDatabaseUrl = '',
  env = {},
} = {}) {
  const administrator = firstAdministrator({}).env;
  // Key with which the CMS signs preview tokens. The tests use it to create expired tokens.
  const appKey = randomBytes(32).toString('base64url');
  const cms = await bootTemporaryCms({
    databaseUrl,
    env: { ...UNLIMITED, ...administrator, APP_KEYS: appKey, PREVIEW_ORIGIN, ...env },
  });
  const limited = await bootTemporaryCms({
    databaseUrl: limitedDatabaseUrl,
    env: {
      ...administrator,
      ENQUIRY_LIMIT_PER_MINUTE: '3',
      ENQUIRY_LIMIT_PER_HOUR: '1000',
      TRUSTED_PROXIES: '1',
      ALLOWED_HOSTS: 'other.example, [2001:db8::1]',
      PUBLIC_URL: 'https://cms.example:8443',
      SITE_ORIGINS: 'https://shop.example, http://localhost:5173',
      ENQUIRY_NOTIFY_TO: 'team@example.com',
      ENQUIRY_NOTIFY_PER_HOUR: '100000',
      ENQUIRY_NOTIFY_FROM: 'site@example.com',
      // No mail server listens on this port, so that e-mails are queued and none is sent.
      SMTP_RELAY_PORT: String(await freePort()),
    },
  }).catch(async (error) => {
    await cms.stop();
    throw error;
  });

  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const { Authorization = '' } = await logIn(cms.url, { email, password });
  return {
    cms,
    limited,
    env: {
      CMS_URL: cms.url,
      CMS_SITE_TOKEN: cms.siteToken,
      CMS_WRITE_TOKEN: cms.writeToken,
      CMS_APP_KEY: appKey,
      CMS_PREVIEW_ORIGIN: PREVIEW_ORIGIN,
      CMS_ADMIN_EMAIL: email,
      CMS_ADMIN_PASSWORD: password,
      CMS_ADMIN_TOKEN: Authorization.replace('Bearer ', ''),
      CMS_PID: String(cms.pid),
      CMS_LOG_FILE: cms.logFile,
      CMS_PUBLIC_DIR: cms.publicDir,
      CMS_TEMPORARY_DIR: cms.temporaryDir,
      CMS_LIMITED_URL: limited.url,
      CMS_LIMITED_WRITE_TOKEN: limited.writeToken,
      CMS_LACKING_DATABASE_URL: lackingDatabaseUrl,
    },
    stop: async () => {
      await limited.stop();
      await cms.stop();
    },
  };
}
