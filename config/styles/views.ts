import { fileURLToPath } from 'node:url';

/** The folder of the site's views. */
export const UI = fileURLToPath(new URL('../../src/ui/', import.meta.url));

/** Those of developers' tools stay with Emotion: no visitor gets them. */
export const hasStyles = (file: string): boolean =>
  file.startsWith(UI) && /(?<![.]test)[.]tsx$/u.test(file) && !file.startsWith(`${UI}dev/`);
