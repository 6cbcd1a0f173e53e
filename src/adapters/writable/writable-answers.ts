type Method = (...args: readonly unknown[]) => unknown;

/** A half of a sign, and the sign that ends a string in C: a browser reads others from HTML. */
const UNWRITABLE = /\p{Surrogate}|\0/gu;
const IN_THEIR_PLACE = '\ufffd';

function writable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNWRITABLE, IN_THEIR_PLACE);
  if (Array.isArray(value)) return value.map(writable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, writable(one)]));
}

/**
 * The port, whose answers hold no text that HTML cannot: what is drawn into a file is the same when
 * it is read from there.
 */
export function writableAnswers<Port extends object>(port: Port): Port {
  const methods = Object.entries(port).map(([name, method]: [string, Method]) => [
    name,
    async (...args: readonly unknown[]) => writable(await method(...args)),
  ]);
  return Object.fromEntries(methods) as Port;
}
