import { fileURLToPath } from 'node:url';

/** Path of the folder with the site's React components. */
export const UI = fileURLToPath(new URL('../../src/ui/', import.meta.url));

/**
 * Returns whether the build compiles the styles of a file. The build does not compile the styles of
 * the developer tools, because they use Emotion at run time and visitors never load them.
 */
export const hasStyles = (file: string): boolean =>
  file.startsWith(UI) && /(?<![.]test)[.]tsx$/u.test(file) && !file.startsWith(`${UI}dev/`);
