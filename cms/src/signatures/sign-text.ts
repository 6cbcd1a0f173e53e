import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Compares two signatures in constant time, so that the duration does not tell an attacker how many
 * characters of a forged one are right.
 */
export const isSameSeal = (one: string, other: string): boolean => {
  const [given, made] = [Buffer.from(one), Buffer.from(other)];
  return given.length === made.length && timingSafeEqual(given, made);
};

/**
 * Signs texts for one purpose. The key is derived from the secret and the purpose, because the
 * secret also signs other data, whose signatures must not be valid for this purpose.
 */
export const sealFor = (purpose: string) => {
  const seal = (text: string, secret: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
      .update(text)
      .digest('base64url');

  return {
    seal,
    isSeal: (given: string, text: string, secret: string) => isSameSeal(given, seal(text, secret)),
  };
};
