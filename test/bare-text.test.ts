import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LooseText, looseTexts } from '../config/lint/bare-text.ts';

const root = resolve(import.meta.dirname, '..');

const LOOSE = [
  ['beside an element', '<p>{words} <b>more</b></p>'],
  ['before an element that comes and goes', '<p>{some && <b />}written</p>'],
  ['as one of several', '<p>{some && words}{!some && words}</p>'],
  ['as letters with a value between them', '<p>Loading {words}...</p>'],
  ['as a list of words', '<p>{[words, words]}</p>'],
  ['in a fragment', '<p><>{words}</></p>'],
  ['in a boundary', '<p><Suspense>{words}</Suspense></p>'],
  ['as what stands in for what is to come', '<p><Suspense fallback={words} /></p>'],
  ['as what a component is all about', '<p><Bare /></p>'],
  ['among what a component is given', '<Frame>{words}<b /></Frame>'],
  ['as what may be anything, beside an element', '<p>{anything}<b /></p>'],
] as const;

const ALONE = [
  ['in an element', '<p>{words}</p>'],
  ['one or the other', '<p>{some ? words : 3}</p>'],
  ['or an element in its place', '<p>{some ? words : <b />}</p>'],
  ['at times nothing', '<p>{some && words}</p>'],
  ['in a link', '<Link href="/">{words}</Link>'],
  ['handed to what draws it in an element', '<Frame>{words}</Frame>'],
  ['with a remark', '<p>{/* said of it */}{words}</p>'],
] as const;

/** Creating a TypeScript program of all views takes long on a busy machine. */
const PATIENCE_MS = 300_000;

const source = (drawn: string) => `
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
declare const words: string;
declare const some: boolean;
declare const anything: ReactNode;
const Frame = ({ children }: { children: ReactNode }) => <p>{children}</p>;
const Bare = () => words;
export const drawn = [${drawn}];
export { Bare, Frame, Link, Suspense, anything, some, words };
`;

describe('text that a browser’s translator may replace', () => {
  let folder: string;
  let found: readonly LooseText[];
  let read: readonly string[];
  const fileOf = (drawn: string) =>
    join(folder, `example-${[...LOOSE, ...ALONE].findIndex(([, one]) => one === drawn)}.tsx`);

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'bare-text-')));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [, drawn] of [...LOOSE, ...ALONE]) writeFileSync(fileOf(drawn), source(drawn));

    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const examples = [...LOOSE, ...ALONE].map(([, drawn]) => fileOf(drawn));
    const ours = fileNames.filter(
      (name) => name.startsWith(join(root, 'src/ui')) && !name.includes('.test.'),
    );
    const program = ts.createProgram([...ours, ...examples], options);
    const judged = program
      .getSourceFiles()
      .filter(({ fileName }) => [...ours, ...examples].includes(fileName));
    read = judged.map(({ fileName }) => fileName);
    found = looseTexts(program, judged);
  }, PATIENCE_MS);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(LOOSE)('must not stand %s', (_, drawn) => {
    expect(found.filter(({ file }) => file === fileOf(drawn))).not.toEqual([]);
  });

  it.each(ALONE)('may stand %s', (_, drawn) => {
    expect(found.filter(({ file }) => file === fileOf(drawn))).toEqual([]);
  });

  it('is the only child of its element in every view of the site', () => {
    const ofTheSite = found.filter(({ file }) => !file.startsWith(folder));
    expect(
      ofTheSite.map(({ file, line, why }) => `${relative(root, file)}:${line} ${why}`),
    ).toEqual([]);
    expect(read.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(150);
  });
});
