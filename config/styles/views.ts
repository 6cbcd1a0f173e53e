import { fileURLToPath } from 'node:url';

/** The folder of the site's views. */
export const UI = fileURLToPath(new URL('../../src/ui/', import.meta.url));

/** Excludes the developer tools, which use Emotion at run time and do not reach visitors. */
export const hasStyles = (file: string): boolean =>
  file.startsWith(UI) && /(?<![.]test)[.]tsx$/u.test(file) && !file.startsWith(`${UI}dev/`);
