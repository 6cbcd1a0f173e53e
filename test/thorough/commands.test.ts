// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS as KNOWN } from '../../scripts/lib/command-option-types.mjs';
import { COMMANDS as ABOUT, DAILY, npmCommand } from '../../scripts/lib/commands.mjs';
import { mayReplace } from '../../scripts/lib/may-replace.mjs';
import { SCENARIOS } from '../../src/adapters/in-memory/scenarios/scenario';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/**
 * The npm commands that run a file in `scripts`. The other commands run programs of packages, whose
 * options these tests do not check.
 */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node (?<file>scripts\/\S+)$/u.exec(line)?.groups?.['file'];
  return file === undefined ? [] : [{ name, file }];
});

/** Returns the npm scripts in the first column of a document's tables. */
const namedIn = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^[|] `npm .+?(?= [|] )/gmu)].flatMap(([cell]) =>
      [...cell.matchAll(/`npm (?:run )?(?<name>[\w:]+(?:-\w+)*)/gu)].map(
        ({ groups }) => groups?.['name'],
      ),
    ),
  );

/** The path of a temporary copy of the scripts, as in a fresh clone without `node_modules`. */
let clone = '';
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'commands-'));
  cpSync('package.json', join(clone, 'package.json'));
  for (const folder of ['scripts', 'config'])
    cpSync(folder, join(clone, folder), { recursive: true });
  mkdirSync(join(clone, 'cms'));
});
afterAll(() => rmSync(clone, { recursive: true }));

interface Answer {
  readonly code: unknown;
  readonly out: string;
  readonly error: string;
}

const typed = (file: string, ...args: readonly string[]): Promise<Answer> =>
  new Promise((resolve) => {
    // PATH is a folder that does not exist, so that a script cannot start npm or a browser.
    const env = { PATH: join(clone, 'nothing') };
    execFile(process.execPath, [file, ...args], { cwd: clone, env }, (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });
const left = () => readdirSync(clone).sort();

/** Matches one sentence on one line. */
const ONE_SENTENCE = /^[^\n]+[.]\n$/u;

describe.each(COMMANDS)('$name', ({ file }) => {
  it.concurrent('each command refuses an unknown option in one sentence that names the valid options', async ({
    expect,
  }) => {
    const { code, out, error } = await typed(file, '--nonsense');
    expect(error).toMatch(/^There is no option --nonsense: npm .+ takes .*--help[.]\n$/u);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(left()).toEqual(['cms', 'config', 'package.json', 'scripts']);
  });

  it.concurrent('each command refuses an unknown argument', async ({ expect }) => {
    const { code, out, error } = await typed(file, 'nonsense');
    expect(error).toMatch(/^"nonsense" is not understood: npm .+ takes .*--help[.]\n$/u);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  it.concurrent('each command prints its options, one per line', async ({ expect }) => {
    const { code, out, error } = await typed(file, '--help');
    const [about = '', blank, ...lines] = out.trimEnd().split('\n');
    expect(about).toMatch(/^npm (?:run \S+|start|test) \[-- OPTIONS\]: ./u);
    expect(blank).toBe('');
    expect(lines.at(-1)).toMatch(/^ {2}--help +\S/u);
    for (const line of lines) expect(line).toMatch(/^ {2}\S.* {2}\S/u);
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });
});

describe('the list of commands', () => {
  it('the list of commands has every script of package.json, and no other', () => {
    expect(Object.keys(ABOUT).sort()).toEqual(Object.keys(scripts).sort());
  });

  it('the list of commands is what npm run help prints', async () => {
    const { code, out, error } = await typed('scripts/help.mjs');
    const lines = out.split('\n').map((line) => line.trim().split(/ {2,}/u));
    for (const [name, about] of Object.entries(ABOUT))
      expect(lines).toContainEqual([npmCommand(name), about]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  it('the list of commands is in docs/commands.md, and its daily part in the README', () => {
    expect(namedIn('docs/commands.md')).toEqual(new Set(Object.keys(ABOUT)));
    expect(namedIn('README.md')).toEqual(new Set(Object.keys(DAILY)));
  });
});

describe('an invalid option value', () => {
  it.concurrent.for([
    ['start', '--port', 'abc'],
    ['dev', '--port', 'abc'],
    ['preview', '--port', 'abc'],
    ['preview', '--port', '99999'],
    ['preview', '--port', '0'],
    ['preview', '--port', '80.5'],
    ['preview', '--port=-1'],
    ['preview', '--port'],
    ['preview', '--port', '--host'],
    ['preview', '--host='],
    ['preview', '-p', '4000'],
    ['build', '--out-dir'],
    ['build', '--out-dir='],
    ['build', '--out-dir', '--edge'],
    ['build', '--out-dir', '..'],
    ['build', '--out-dir', 'scripts'],
    ['build', '--out-dir', 'package.json'],
    ['build', '--edge=yes'],
    ['build', '--from', 'dist'],
    ['build', '--changed', '--edge'],
    ['build', '--edge', '--shell-only'],
    ['size', '--dir', 'nowhere'],
    ['shots'],
    ['shots', '--out', 'pictures', '--widths', '390,wide'],
    ['shots', '--out', 'pictures', '--scenario', 'nonsense'],
    ['shots', '--out', 'pictures', '--routes', 'about'],
    ['shots', '--out', 'pictures', '--base', 'localhost:80'],
    ['measure', '--runs', '0'],
    ['measure', '--pages', 'home,nonsense'],
    ['measure', '--dir', 'nowhere'],
    ['measure', '--base', 'nowhere'],
    ['measure', '--cms', 'many'],
    ['measure', '--publishing', '10'],
    ['measure', '--lists', '-5'],
    ['measure', '--nginx', '--scrolling'],
    ['cms', '--port', 'abc'],
    ['cms', 'backup'],
    ['cms', 'restore', 'one', 'two'],
    ['publisher', 'rollback', 'one', 'two'],
    ['test:cross-browser', '--engine', 'lynx'],
    ['test', '--fast=yes'],
  ])(
    'an invalid option value is refused in one sentence: %s %s %s %s',
    async ([name, ...args], { expect }) => {
      const file = COMMANDS.find((command) => command.name === name)?.file ?? '';
      const { code, out, error } = await typed(file, ...args);
      expect(error).toMatch(ONE_SENTENCE);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(left()).toEqual(['cms', 'config', 'package.json', 'scripts']);
    },
  );
});

it('the option `--scenario` accepts exactly the scenarios of the embedded catalogue', () => {
  expect(KNOWN).toEqual([...SCENARIOS]);
});

it('a build may replace only an earlier build or an empty folder', () => {
  expect(mayReplace(join(clone, 'new'))).toBe(true);
  expect(mayReplace(join(clone, 'cms'))).toBe(true);
  expect(mayReplace(join(clone, 'scripts'))).toBe(false);
});
