import { createHmac } from 'node:crypto';
import { isSameSeal } from '../signatures/sign-text';

const MARK = ' ';

const sealOf = (site: string, secret: string) =>
  createHmac('sha256', secret).update(`sent from ${site}`).digest('base64url');

/**
 * Returns the site's origin with a signature, for the form on the CMS's own error page. The form
 * sends both back in its body. Without the signature, a sender could put another origin there, and
 * the CMS would redirect the visitor to that origin.
 */
export const signedOrigin = (site: string, secret: string) =>
  `${site}${MARK}${sealOf(site, secret)}`;

/** Returns the origin when its signature is valid, otherwise null. */
export const verifiedOrigin = (sealed: string, secret: string) => {
  const [site = '', seal = ''] = sealed.split(MARK);
  return isSameSeal(seal, sealOf(site, secret)) ? site : null;
};
