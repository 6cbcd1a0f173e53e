import { decoratedPort } from '../../application/content/decorated-port';
import { textForFile } from '../../domain/shared/text-for-files';

function htmlSafe(value: unknown): unknown {
  if (typeof value === 'string') return textForFile(value);
  if (Array.isArray(value)) return value.map(htmlSafe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, htmlSafe(one)]));
}

/**
 * Wraps a port so that its answers contain no characters that HTML or XML cannot represent. Text
 * must be the same before it is written to a file and after it is read from there. All CMS text
 * that is written to files passes through such a port.
 */
export const htmlSafeAnswers = <Port extends object>(port: Port): Port =>
  decoratedPort(
    port,
    (ask) =>
      async (...args) =>
        htmlSafe(await ask(...args)),
  );
