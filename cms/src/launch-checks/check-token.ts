import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a token is valid, in milliseconds: for one request of a program on the same machine. */
const LIFETIME_MS = 60_000;
const TOKEN = /^(?<until>\d{13})\.(?<seal>[\w-]{43})$/;

const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'launch checks', 32));

const sealOf = (until: string, secret: string) =>
  createHmac('sha256', keyFrom(secret)).update(until).digest('base64url');

/**
 * Returns a token with which a program that knows the secret of this CMS may read the launch checks.
 *
 * @param now ms since 1970.
 */
export const newCheckToken = (secret: string, now: number) => {
  const until = String(now + LIFETIME_MS);
  return `${until}.${sealOf(until, secret)}`;
};

/** @param now ms since 1970. */
export const isCheckToken = (token: string, secret: string, now: number): boolean => {
  const { until = '', seal = '' } = TOKEN.exec(token)?.groups ?? {};
  const [given, made] = [Buffer.from(seal), Buffer.from(sealOf(until, secret))];
  const left = Number(until) - now;
  return given.length === made.length && timingSafeEqual(given, made) && left > 0;
};
