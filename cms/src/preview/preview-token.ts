import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PreviewedType } from './previewed-types';

/**
 * How long a preview URL is valid, in seconds. The time is short, because the URL
 * alone gives access to the draft.
 */
const LIFETIME_S = 30 * 60;

/** The document whose draft a token gives access to. */
export interface Previewed {
  readonly type: PreviewedType;
  readonly documentId: string;
}

const TOKEN = /^(?<until>\d{10})\.(?<seal>[\w-]{43})$/;

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/**
 * Derives a key for preview tokens from the secret. The secret also signs other data, whose
 * signatures must not be valid as preview tokens.
 */
const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'preview of a draft', 32));

const sealOf = ({ type, documentId }: Previewed, until: string, secret: string) =>
  createHmac('sha256', keyFrom(secret))
    .update(JSON.stringify([type, documentId, until]))
    .digest('base64url');

/**
 * Returns a preview token: the expiry time, and a signature over it and the document. The token
 * contains neither the document nor the algorithm. The verifier knows both, so it need not parse
 * data that an attacker could have written.
 *
 * @param now ms since 1970.
 */
export const newPreviewToken = (previewed: Previewed, secret: string, now: number) => {
  const until = String(secondsOf(now) + LIFETIME_S);
  return `${until}.${sealOf(previewed, until, secret)}`;
};

/** @param now ms since 1970. */
export const isPreviewToken = (
  token: string,
  previewed: Previewed,
  secret: string,
  now: number,
): boolean => {
  const { until = '', seal = '' } = TOKEN.exec(token)?.groups ?? {};
  const [given, made] = [Buffer.from(seal), Buffer.from(sealOf(previewed, until, secret))];
  const isOurs = given.length === made.length && timingSafeEqual(given, made);
  return isOurs && secondsOf(now) < Number(until);
};
