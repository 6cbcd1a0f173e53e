/**
 * Number of bytes in a call of `String.fromCharCode`. Too many arguments would overflow the stack.
 */
const CHUNK = 8192;

/** Encodes bytes as base64, because the cache stores responses as JSON. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(binary);
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
