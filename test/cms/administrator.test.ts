import { expect, it } from 'vitest';
import { administrator, renewAdministrator } from './administrator';
import { ask } from './cms-under-test';

const status = async () => (await ask('/admin/users/me', { as: administrator() })).status;

it('the administrator is logged in again before the token expires, and not earlier', async () => {
  const before = administrator();
  await renewAdministrator();
  expect(administrator()).toEqual(before);

  const inFiveMinutes = Math.round(Date.now() / 1000) + 5 * 60;
  const claims = Buffer.from(JSON.stringify({ exp: inFiveMinutes })).toString('base64url');
  process.env['CMS_ADMIN_TOKEN'] = `header.${claims}.signature`;
  expect(await status()).toBe(401);
  await renewAdministrator();
  expect(await status()).toBe(200);
});
