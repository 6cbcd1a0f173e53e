const KB = 1000;
const MB = 1000 * KB;

/** Formats a number of bytes for people: `84 kB`, `1.2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))} kB`
    : `${Number((bytes / MB).toFixed(1))} MB`;
