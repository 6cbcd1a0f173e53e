import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CMS = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(CMS, 'dist', '.compiled-from');
const INPUTS = ['config', 'src', 'types', 'tsconfig.json', 'package-lock.json'];

/** @type {(path: string) => string[]} */
const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/**
 * Returns a hash of all source files. It uses relative paths, so that the compiled files still
 * count as current when they are copied to another machine.
 */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((name) => filesIn(join(CMS, name))))
    hash.update(relative(CMS, file)).update(readFileSync(file));
  return `${hash.digest('hex')}\n`;
};

// Type-checks `config/` and `src/` and compiles them to `dist/`, from which Strapi runs. Skips both
// when nothing has changed since the last run.
const wanted = fingerprint();
const isCompiled = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
// With this option the script only reports, by its exit code, whether the files are compiled, so
// that the caller can announce the compilation before starting it.
if (process.argv.includes('--is-compiled')) process.exit(isCompiled ? 0 : 1);
if (!isCompiled) {
  // Delete the old compiled files, because tsc would leave those whose source was renamed or
  // deleted. Keep the other folders of `dist/`, which contain the built admin panel.
  for (const name of ['config', 'src'])
    rmSync(join(CMS, 'dist', name), { recursive: true, force: true });
  rmSync(STAMP, { force: true });
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', CMS], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  writeFileSync(STAMP, wanted);
}
