import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';

const FILE = fileURLToPath(
  new URL('../../../cms/dist/src/request-bodies/own-temporary-folder.js', import.meta.url),
);
const TAKE = `require(${JSON.stringify(FILE)}).takeOwnTemporaryFolder();`;

let shared;
beforeEach(() => (shared = temporaryFolder('shared-')));
afterEach(() => shared.remove());

const run = (code) =>
  execFileSync(process.execPath, ['-e', code], {
    env: { ...process.env, TMPDIR: shared.path },
    encoding: 'utf8',
  }).trim();

const leave = (name) => {
  mkdirSync(join(shared.path, name));
  writeFileSync(join(shared.path, name, 'upload'), 'half a picture');
};

it('the folder receives the temporary files of a process, and is deleted when the process ends', () => {
  const own = run(`${TAKE} console.log(os.tmpdir(), process.pid)`);
  const [path, pid] = own.split(' ');
  expect(path).toBe(join(shared.path, `cms-process-${pid}`));
  expect(readdirSync(shared.path)).toEqual([]);
});

it('the folder of a killed process is deleted later, and no other folder is', async () => {
  const killed = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  const over = new Promise((resolve) => killed.once('exit', resolve));
  leave(`cms-process-${killed.pid}`);
  await over;
  leave(`cms-process-${process.pid}`);
  leave('cms-process-');
  leave('something-else');
  run(TAKE);
  expect(readdirSync(shared.path).sort()).toEqual([
    'cms-process-',
    `cms-process-${process.pid}`,
    'something-else',
  ]);
});
