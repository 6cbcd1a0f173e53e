import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { firstAdministrator } from '../../../scripts/cms/first-administrator.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { requireOfCms } from '../require-of-cms.mjs';

const { makeFirstAdministrator } = requireOfCms('./dist/src/permissions/first-administrator');

const BOOTING = { timeout: 300_000 };
const CLAIM = {
  email: 'stranger@example.com',
  password: 'Taken-0ver',
  firstname: 'Stranger',
  lastname: '',
};

const send = (cms, path, data) =>
  fetch(`${cms.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
const logIn = async (cms, email, password) =>
  (await send(cms, '/admin/login', { email, password })).status;
const hasAdministrator = async (cms) =>
  (await (await fetch(`${cms.url}/admin/init`)).json()).data.hasAdmin;

const { path, remove } = temporaryFolder('administrator-');
const databaseFile = join(path, 'data.db');
const boot = (env = {}) => bootTemporaryCms({ databaseFile, startsEmpty: true, env });

afterAll(remove);

describe('a CMS without an administrator', () => {
  let cms;
  beforeAll(async () => {
    cms = await boot();
  }, BOOTING.timeout);
  afterAll(() => cms.stop());

  it.each(['/admin/register-admin', '/admin/register-admin/', '/ADMIN/REGISTER-ADMIN'])(
    'a CMS without an administrator does not let a caller register as administrator at %s',
    async (address) => {
      const answer = await send(cms, address, CLAIM);
      expect([404, 405]).toContain(answer.status);
      expect(await hasAdministrator(cms)).toBe(false);
    },
  );

  it('a CMS without an administrator logs how to create an administrator', () => {
    const log = readFileSync(cms.logFile, 'utf8');
    expect(log).toContain('There is no administrator yet');
    expect(log).toContain('npm run admin');
  });
});

describe('a CMS that is started with ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  const { env, report } = firstAdministrator({ ADMIN_EMAIL: 'Hodan@example.com' });
  let cms;
  beforeAll(async () => {
    cms = await boot(env);
  }, BOOTING.timeout);
  afterAll(() => cms.stop());

  it('a CMS that is started with ADMIN_EMAIL and ADMIN_PASSWORD has that administrator once it listens, and reports it to its parent process', async () => {
    expect(await cms.ask('madeAdministrator')).toBe('hodan@example.com');
    expect(await logIn(cms, 'hodan@example.com', env.ADMIN_PASSWORD)).toBe(200);
    expect(report('hodan@example.com')).toContain(env.ADMIN_PASSWORD);
  });

  it('a CMS that is started with ADMIN_EMAIL and ADMIN_PASSWORD does not log the password', () => {
    expect(readFileSync(cms.logFile, 'utf8')).not.toContain(env.ADMIN_PASSWORD);
  });

  it(
    'a CMS that is started with ADMIN_EMAIL and ADMIN_PASSWORD changes nothing when an administrator exists',
    BOOTING,
    async () => {
      await cms.stop();
      cms = await boot({ ADMIN_EMAIL: CLAIM.email, ADMIN_PASSWORD: CLAIM.password });
      expect(await cms.ask('madeAdministrator')).toBeNull();
      expect(await logIn(cms, CLAIM.email, CLAIM.password)).toBe(400);
      expect(await logIn(cms, 'hodan@example.com', env.ADMIN_PASSWORD)).toBe(200);
    },
  );
});

it.each([
  ['hodan', 'Passw0rd-of-the-owner', 'ADMIN_EMAIL is no address.'],
  ['hodan@example.com', 'frankincense', 'ADMIN_PASSWORD must have a capital letter, have a digit.'],
  ['hodan@example.com', 'Sh0rt', 'ADMIN_PASSWORD must be at least 8 characters long.'],
  ['hodan@example.com', `Aa1${'é'.repeat(35)}`, 'ADMIN_PASSWORD must have at most 72 bytes.'],
])('a start with %s and %s fails with the reason', async (email, password, problem) => {
  const strapi = { service: () => ({ exists: async () => false }) };
  await expect(makeFirstAdministrator(strapi, { email, password })).rejects.toThrow(problem);
});

describe('the administrator that `npm run cms` generates', () => {
  it('the administrator that `npm run cms` generates has a new password each time, with the kinds of characters that Strapi requires', () => {
    const passwords = Array.from({ length: 200 }, () => firstAdministrator({}).env.ADMIN_PASSWORD);
    expect(new Set(passwords).size).toBe(200);
    for (const password of passwords) {
      expect(password).toMatch(/^[A-Za-z\d]{24}$/);
      for (const kind of [/[a-z]/, /[A-Z]/, /\d/]) expect(password).toMatch(kind);
    }
  });

  it('the administrator that `npm run cms` generates is announced without its password when the environment sets it', () => {
    const { report } = firstAdministrator({ ADMIN_PASSWORD: 'Passw0rd-of-the-owner' });
    expect(report('admin@example.com')).not.toContain('Passw0rd-of-the-owner');
  });
});
