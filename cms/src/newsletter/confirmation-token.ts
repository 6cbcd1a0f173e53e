import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** Returns a new token of 256 random bits, as 43 characters that need no escaping in a URL. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * Returns the hash that the database stores instead of a token, as hexadecimal digits. A fast hash
 * suffices, because the token cannot be guessed.
 */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns whether the text has the form of a token. */
export const isToken = (text: string) => TOKEN.test(text);
