import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CMS_DIR } from '../../../scripts/cms/cms-dir.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';

// Each test runs a copy of the script in its own folder, because the script writes files next to
// itself.
let folder;
let remove;

const at = (...names) => join(folder, ...names);
const modeOf = (file) => statSync(at(file)).mode & 0o777;
const prepare = () =>
  execFileSync(process.execPath, [at('scripts', 'ensure-env.mjs')], { encoding: 'utf8' });
const env = () => parseEnv(readFileSync(at('.env'), 'utf8'));

beforeEach(() => {
  ({ path: folder, remove } = temporaryFolder('ensure-env-'));
  for (const name of ['scripts', 'dist/src/file-modes'])
    cpSync(join(CMS_DIR, name), at(name), { recursive: true });
});
afterEach(() => remove());

it('a new .env has secrets, no full-access key, and only its owner can read it', () => {
  prepare();
  expect(env()).toMatchObject({ JWT_SECRET: expect.any(String) });
  expect(env()).not.toHaveProperty('STRAPI_WRITE_TOKEN');
  expect(modeOf('.env')).toBe(0o600);
});

it('an .env of an earlier version becomes private and loses its full-access key', () => {
  mkdirSync(at('.tmp'));
  for (const file of ['.env', '.tmp/strapi.log'])
    writeFileSync(at(file), 'JWT_SECRET=kept\nSTRAPI_WRITE_TOKEN=a\nPORT=1400\n');
  chmodSync(at('.tmp'), 0o755);
  for (const file of ['.env', '.tmp/strapi.log']) chmodSync(at(file), 0o644);

  expect(prepare()).toContain('Took STRAPI_WRITE_TOKEN out');
  expect(env()).toEqual({ JWT_SECRET: 'kept', PORT: '1400' });
  expect(['.env', '.tmp', '.tmp/strapi.log'].map(modeOf)).toEqual([0o600, 0o700, 0o600]);
});

it('a second run changes nothing and prints nothing', () => {
  prepare();
  const before = readFileSync(at('.env'), 'utf8');
  expect(prepare()).toBe('');
  expect(readFileSync(at('.env'), 'utf8')).toBe(before);
});
