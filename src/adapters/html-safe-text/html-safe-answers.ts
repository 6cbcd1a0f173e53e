import { fileText } from '../../domain/shared/file-text';

type Method = (...args: readonly unknown[]) => unknown;

function writable(value: unknown): unknown {
  if (typeof value === 'string') return fileText(value);
  if (Array.isArray(value)) return value.map(writable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, writable(one)]));
}

/**
 * The port, whose answers hold no text that HTML or XML cannot: what is rendered into a file is the same
 * when it is read from there. All text of the CMS that enters files passes here.
 */
export function htmlSafeAnswers<Port extends object>(port: Port): Port {
  const methods = Object.entries(port).map(([name, method]: [string, Method]) => [
    name,
    async (...args: readonly unknown[]) => writable(await method(...args)),
  ]);
  return Object.fromEntries(methods) as Port;
}
