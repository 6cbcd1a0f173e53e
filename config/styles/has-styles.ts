import { fileURLToPath } from 'node:url';

/** Path of the folder with the site's React components. */
export const UI = fileURLToPath(new URL('../../src/ui/', import.meta.url));

/**
 * Returns whether the build compiles the styles of a file. It does not compile those of the
 * developer tools, which use Emotion at run time and are not sent to visitors.
 */
export const hasStyles = (file: string): boolean =>
  file.startsWith(UI) && /(?<![.]test)[.]tsx$/u.test(file) && !file.startsWith(`${UI}dev/`);
