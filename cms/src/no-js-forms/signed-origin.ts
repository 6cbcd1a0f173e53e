import { createHmac, timingSafeEqual } from 'node:crypto';

const MARK = ' ';

const sealOf = (site: string, secret: string) =>
  createHmac('sha256', secret).update(`sent from ${site}`).digest('base64url');

/**
 * The site's origin for a form on a page of ours, which comes back in the body: with a seal, since from
 * there anybody could write another.
 */
export const signedOrigin = (site: string, secret: string) =>
  `${site}${MARK}${sealOf(site, secret)}`;

/** The origin that we sealed; null when we did not. */
export const verifiedOrigin = (sealed: string, secret: string) => {
  const [site = '', seal = ''] = sealed.split(MARK);
  const [given, made] = [Buffer.from(seal), Buffer.from(sealOf(site, secret))];
  return given.length === made.length && timingSafeEqual(given, made) ? site : null;
};
