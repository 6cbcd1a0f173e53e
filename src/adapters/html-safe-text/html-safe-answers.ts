import { fileText } from '../../domain/shared/file-text';

type Method = (...args: readonly unknown[]) => unknown;

function htmlSafe(value: unknown): unknown {
  if (typeof value === 'string') return fileText(value);
  if (Array.isArray(value)) return value.map(htmlSafe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, htmlSafe(one)]));
}

/**
 * The port, with characters removed that HTML or XML cannot represent, so that rendered text reads
 * back unchanged from a file. All CMS text that is written to files passes through it.
 */
export function htmlSafeAnswers<Port extends object>(port: Port): Port {
  const methods = Object.entries(port).map(([name, method]: [string, Method]) => [
    name,
    async (...args: readonly unknown[]) => htmlSafe(await method(...args)),
  ]);
  return Object.fromEntries(methods) as Port;
}
