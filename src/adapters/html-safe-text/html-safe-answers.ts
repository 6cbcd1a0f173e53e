import { decoratedPort } from '../../application/content-types/decorated-port';
import { textForFile } from '../../domain/shared/text-for-files';

function htmlSafe(value: unknown): unknown {
  if (typeof value === 'string') return textForFile(value);
  if (Array.isArray(value)) return value.map(htmlSafe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, htmlSafe(one)]));
}

/**
 * Wraps a port so that its answers contain no characters that HTML or XML cannot represent. A
 * parser changes or rejects such characters, so a text would differ after it was written to a file
 * and read again. Publishing wraps every content port in this way.
 */
export const htmlSafeAnswers = <Port extends object>(port: Port): Port =>
  decoratedPort(
    port,
    (ask) =>
      async (...args) =>
        htmlSafe(await ask(...args)),
  );
