import { parseAst, transformWithOxc } from 'vite';
import { BROWSERS } from '../../config/browsers.mjs';
import { newerNames } from './newer-names';

/** Newer features whose support the code checks first, each with the file that uses it. */
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
 * Returns the literal pattern of a regular expression. Ignores patterns that code assembles,
 * because that code may check for support.
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

/**
 * Compiles the code for a target. Treating a page's classic script as a module does no harm here.
 */
const compiled = async (code: string, target: string | string[]) =>
  (await transformWithOxc(code, 'shipped.js', { target, sourcemap: false })).code;

/** Returns the names and syntax in this code that the oldest supported browsers do not have. */
export async function beyondBrowsers(code: string): Promise<readonly string[]> {
  const found = [...new Set(namesIn(parseAst(code)))];
  const names = found.filter((name) => NEWER.has(name) && !(name in FEATURE_DETECTED));
  // Syntax that the compiler rewrites for these browsers is newer than they are.
  const isNewer = (await compiled(code, BROWSERS)) !== (await compiled(code, 'esnext'));
  return [...names, ...(isNewer ? ['syntax'] : [])];
}
