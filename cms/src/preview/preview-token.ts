import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PreviewedType } from './previewed-types';

/** How long an editor may look, or send the address on to be looked at. */
const LIFETIME_S = 30 * 60;

/** One document: a token lets its bearer read the draft of this one, and nothing else. */
export interface Previewed {
  readonly type: PreviewedType;
  readonly documentId: string;
}

const TOKEN = /^(?<until>\d{10})\.(?<seal>[\w-]{43})$/;

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** Not the secret itself, which seals other things: what is sealed there must never be a token here. */
const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'preview of a draft', 32));

const sealOf = ({ type, documentId }: Previewed, until: string, secret: string) =>
  createHmac('sha256', keyFrom(secret))
    .update(JSON.stringify([type, documentId, until]))
    .digest('base64url');

/**
 * When it ends, and a seal over that and the document. It names neither document nor algorithm: who checks
 * it knows both, and has nothing to read that somebody could have written.
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
