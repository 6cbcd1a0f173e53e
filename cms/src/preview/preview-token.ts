import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PreviewedType } from './previewed-types';

/** How long a preview URL works, for the editor and for anyone the editor sends it to. */
const LIFETIME_S = 30 * 60;

/** One document: the token's bearer may read the draft of this one, and nothing else. */
export interface Previewed {
  readonly type: PreviewedType;
  readonly documentId: string;
}

const TOKEN = /^(?<until>\d{10})\.(?<seal>[\w-]{43})$/;

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/**
 * Derives a key instead of using the secret itself, which signs other things: nothing signed there
 * may be valid as a token here.
 */
const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'preview of a draft', 32));

const sealOf = ({ type, documentId }: Previewed, until: string, secret: string) =>
  createHmac('sha256', keyFrom(secret))
    .update(JSON.stringify([type, documentId, until]))
    .digest('base64url');

/**
 * Returns the expiry time and a signature over it and the document. The token names neither the
 * document nor the algorithm: the verifier knows both, and so parses nothing that an attacker could
 * have written.
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
