import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const SRC = resolve(import.meta.dirname, '../../src');
const WRITTEN_IN = ['ui/content', 'adapters/in-memory/sample', 'adapters/embedded'];
const NOT_COPY = ['link.ts'];

/** Every file that contains copy of the site, as its name and its text without comments. */
export const copyFiles = WRITTEN_IN.map((folder) => join(SRC, folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => !NOT_COPY.includes(name))
    .map((name) => ({
      name,
      words: readFileSync(join(folder, name), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//gu, '')
        .replace(/^\s*\/\/.*$/gmu, ''),
    })),
);

/** Returns every string and every part of a template literal in a file, except those in imports. */
export function textsIn(code: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('copy.ts', code, ts.ScriptTarget.Latest));
  return texts;
}

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/ui/content/**/*.ts',
    '!../../src/ui/content/**/*.test.ts',
    '../../src/adapters/embedded/texts/*.ts',
  ],
  { eager: true },
);

/** Yields all strings of a content file at any depth, each with its key. */
export function* entriesOf(value: unknown): Generator<readonly [string, string]> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield [key, inner];
    else yield* entriesOf(inner);
  }
}

/** Every text of the content files, with its file and key. */
export const content = Object.entries(modules).flatMap(([file, module]) =>
  [...entriesOf(module)].map(([key, text]) => ({
    file: file.replace('../../src/ui/content/', ''),
    key,
    text,
  })),
);
