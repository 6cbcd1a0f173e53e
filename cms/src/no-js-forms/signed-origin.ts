import { createHmac, timingSafeEqual } from 'node:crypto';

const MARK = ' ';

const sealOf = (site: string, secret: string) =>
  createHmac('sha256', secret).update(`sent from ${site}`).digest('base64url');

/**
 * The site's origin, signed, for a form on our own page. It comes back in the body, where anyone
 * could write another origin.
 */
export const signedOrigin = (site: string, secret: string) =>
  `${site}${MARK}${sealOf(site, secret)}`;

/** The origin if we signed it; null otherwise. */
export const verifiedOrigin = (sealed: string, secret: string) => {
  const [site = '', seal = ''] = sealed.split(MARK);
  const [given, made] = [Buffer.from(seal), Buffer.from(sealOf(site, secret))];
  return given.length === made.length && timingSafeEqual(given, made) ? site : null;
};
