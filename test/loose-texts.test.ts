import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LooseText, looseTexts } from '../config/lint/loose-texts.ts';

const root = resolve(import.meta.dirname, '..');

const LOOSE = [
  ['beside an element', '<p>{words} <b>more</b></p>'],
  ['before a conditional element', '<p>{some && <b />}written</p>'],
  ['as one of several expressions', '<p>{some && words}{!some && words}</p>'],
  ['around an interpolated value', '<p>Loading {words}...</p>'],
  ['as the items of an array', '<p>{[words, words]}</p>'],
  ['in a fragment', '<p><>{words}</></p>'],
  ['in a Suspense boundary', '<p><Suspense>{words}</Suspense></p>'],
  ['as the fallback of a Suspense boundary', '<p><Suspense fallback={words} /></p>'],
  ['as the whole output of a component', '<p><Bare /></p>'],
  ['beside an element in the children of a component', '<Frame>{words}<b /></Frame>'],
  ['as a `ReactNode` beside an element', '<p>{anything}<b /></p>'],
] as const;

const ALONE = [
  ['alone in an element', '<p>{words}</p>'],
  ['as either of two values', '<p>{some ? words : 3}</p>'],
  ['where an element may take its place', '<p>{some ? words : <b />}</p>'],
  ['where it may be missing', '<p>{some && words}</p>'],
  ['alone in a link', '<Link href="/">{words}</Link>'],
  [
    'alone in the children of a component that renders them in an element',
    '<Frame>{words}</Frame>',
  ],
  ['beside a JSX comment', '<p>{/* said of it */}{words}</p>'],
] as const;

/**
 * Timeout in ms for creating a TypeScript program of all views, which takes long on a busy machine.
 */
const TIMEOUT_MS = 300_000;

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
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'loose-texts-')));
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
  }, TIMEOUT_MS);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(LOOSE)('text that a browser’s translator may replace is reported %s', (_, drawn) => {
    expect(found.filter(({ file }) => file === fileOf(drawn))).not.toEqual([]);
  });

  it.each(ALONE)('text that a browser’s translator may replace is allowed %s', (_, drawn) => {
    expect(found.filter(({ file }) => file === fileOf(drawn))).toEqual([]);
  });

  it('text that a browser’s translator may replace is the only child of its element in every view of the site', () => {
    const ofTheSite = found.filter(({ file }) => !file.startsWith(folder));
    expect(
      ofTheSite.map(({ file, line, why }) => `${relative(root, file)}:${line} ${why}`),
    ).toEqual([]);
    expect(read.filter((file) => file.endsWith('.tsx')).length).toBeGreaterThan(150);
  });
});
