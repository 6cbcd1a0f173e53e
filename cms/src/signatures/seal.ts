import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

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
    isSeal(given: string, text: string, secret: string): boolean {
      const [one, other] = [Buffer.from(given), Buffer.from(seal(text, secret))];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
};
