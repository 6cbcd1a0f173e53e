import { parseAst, transformWithOxc } from 'vite';
import { BROWSERS } from '../../config/browsers.mjs';
import { newerNames } from './newer-names';

/** Asked for before it is used, or used for nothing but a finish: each with where. */
const ASKED_FOR: Readonly<Record<string, string>> = {
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

/** Only of what is written as one: a library may make one from parts, and ask first whether it can. */
const patternOf = ({ regex, callee, arguments: given }: Node): unknown =>
  regex?.pattern ?? (callee?.name === 'RegExp' ? given?.[0]?.value : undefined);

const isLookbehind = (pattern: unknown) =>
  typeof pattern === 'string' && /\(\?<[=!]/u.test(pattern);

function* usedIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) yield* usedIn(child);
  const node = value as Node;
  const { type, computed, object, property } = node;
  if (isLookbehind(patternOf(node))) yield 'lookbehind';
  if (type !== 'MemberExpression' || computed || property?.name === undefined) return;
  yield property.name;
  if (object?.name !== undefined) yield `${object.name}.${property.name}`;
}

/** A page's script may be no module, which changes nothing of what is looked for. */
const printed = async (code: string, target: string | string[]) =>
  (await transformWithOxc(code, 'shipped.js', { target, sourcemap: false })).code;

/** What of this code the oldest promised browsers do not understand or have. */
export async function beyondBrowsers(code: string): Promise<readonly string[]> {
  const found = [...new Set(usedIn(parseAst(code)))];
  const names = found.filter((name) => NEWER.has(name) && !(name in ASKED_FOR));
  // What a compiler for these browsers writes otherwise is newer than they are.
  const isNewer = (await printed(code, BROWSERS)) !== (await printed(code, 'esnext'));
  return [...names, ...(isNewer ? ['syntax'] : [])];
}
