// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/root.mjs';

const INSTALLS = `
  const { installPackages } = await import('${ROOT}/scripts/lib/debian-packages.mjs');
  // Simulates root, whoever runs this test. Only the fake apt-get is on the PATH.
  process.getuid = () => 0;
  console.log(await installPackages(['chromium']) ? 'installed' : 'left alone');`;

let folder: string;
let program: string;
let asked: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apt-'));
  program = join(folder, 'installs.mjs');
  asked = join(folder, 'asked');
  const aptGet = join(folder, 'apt-get');
  writeFileSync(program, INSTALLS);
  writeFileSync(aptGet, `#!/bin/sh\necho "$@" >> ${asked}\n`);
  chmodSync(aptGet, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = (ci?: string) => {
  const { CI: _, ...rest } = process.env;
  const path = [folder, dirname(process.execPath), '/usr/bin', '/bin'].join(':');
  return { ...rest, PATH: path, ...(ci !== undefined && { CI: ci }) };
};

const withoutTerminal = (ci?: string) =>
  spawnSync(process.execPath, [program], { env: environment(ci), encoding: 'utf8' }).stdout;

/** Runs the program in a terminal, which `script` of util-linux provides, and types the answer. */
const atATerminal = (answer: string) =>
  spawnSync('script', ['-qec', `"${process.execPath}" "${program}"`, join(folder, 'typescript')], {
    env: environment(),
    encoding: 'utf8',
    input: `${answer}\n`,
  }).stdout;

describe('system packages', () => {
  it('system packages are not installed without a terminal', () => {
    expect(withoutTerminal()).toContain('left alone');
    expect(existsSync(asked)).toBe(false);
  });

  it('system packages are installed in CI', () => {
    expect(withoutTerminal('true')).toContain('installed');
    expect(existsSync(asked)).toBe(true);
  });

  it('system packages are not installed when the answer is not yes', () => {
    expect(atATerminal('')).toContain('left alone');
    expect(existsSync(asked)).toBe(false);
  });

  it('system packages are installed when the answer is yes', () => {
    const said = atATerminal('y');
    expect(said).toContain('Install chromium on this system with apt-get? [y/N]');
    expect(said).toContain('installed');
    expect(existsSync(asked)).toBe(true);
  });
});
