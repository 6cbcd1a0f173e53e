import { decoratedPort } from '../../application/content/decorated-port';
import { fileText } from '../../domain/shared/file-text';

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
export const htmlSafeAnswers = <Port extends object>(port: Port): Port =>
  decoratedPort(
    port,
    (ask) =>
      async (...args) =>
        htmlSafe(await ask(...args)),
  );
