/**
 * Returns 128 random bits in hexadecimal. It does not use `crypto.randomUUID`, which is missing on
 * pages without HTTPS.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
