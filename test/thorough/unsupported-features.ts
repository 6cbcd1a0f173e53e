import { parseAst, transformWithOxc } from 'vite';
import { BROWSERS } from '../../config/browsers.mjs';
import { newerNames } from './newer-names';

/**
 * Features that some supported browsers lack, each with the file that uses it after a check for
 * support.
 */
const FEATURE_DETECTED: Readonly<Record<string, string>> = {
  startViewTransition: 'src/ui/app/deferred-navigation.ts',
  requestIdleCallback: 'src/ui/hydration/hydration-trigger.ts',
};

interface Node {
  readonly type: string;
  readonly computed?: boolean;
  readonly object?: Node;
  readonly property?: Node;
  readonly name?: string;
  readonly regex?: { readonly pattern: string };
  readonly callee?: Node;
  readonly arguments?: readonly { readonly value?: unknown }[];
}

const NEWER = new Set([...newerNames(), 'lookbehind']);

/**
 * Returns the pattern of a regular expression if the pattern is a literal. Ignores a pattern that
 * is computed at run time, because the code may check for support before it computes the pattern.
 */
const patternOf = ({ regex, callee, arguments: given }: Node): unknown =>
  regex?.pattern ?? (callee?.name === 'RegExp' ? given?.[0]?.value : undefined);

const isLookbehind = (pattern: unknown) =>
  typeof pattern === 'string' && /\(\?<[=!]/u.test(pattern);

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) yield* namesIn(child);
  const node = value as Node;
  const { type, computed, object, property } = node;
  if (isLookbehind(patternOf(node))) yield 'lookbehind';
  if (type !== 'MemberExpression' || computed || property?.name === undefined) return;
  yield property.name;
  if (object?.name !== undefined) yield `${object.name}.${property.name}`;
}

/** Compiles code for a target, as a module. The inline scripts of pages are valid modules, too. */
const compiled = async (code: string, target: string | string[]) =>
  (await transformWithOxc(code, 'shipped.js', { target, sourcemap: false })).code;

/**
 * Returns the names in this code that the oldest supported browsers lack, and `syntax` if they lack
 * any of its syntax.
 */
export async function beyondBrowsers(code: string): Promise<readonly string[]> {
  const found = [...new Set(namesIn(parseAst(code)))];
  const names = found.filter((name) => NEWER.has(name) && !(name in FEATURE_DETECTED));
  // If the compiler rewrites any syntax for these browsers, they do not support it.
  const isNewer = (await compiled(code, BROWSERS)) !== (await compiled(code, 'esnext'));
  return [...names, ...(isNewer ? ['syntax'] : [])];
}
