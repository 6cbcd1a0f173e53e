import { sealFor } from '../signatures/sign-text';

/** How long a token is valid, in milliseconds. The command creates one for each request. */
const LIFETIME_MS = 60_000;
const TOKEN = /^(?<until>\d{13})\.(?<given>[\w-]{43})$/;

const { seal, isSeal } = sealFor('launch checks');

/**
 * Returns a token that gives access to the launch checks. Only a program that has the secret of
 * this CMS can create one.
 *
 * @param now ms since 1970.
 */
export const newCheckToken = (secret: string, now: number) => {
  const until = String(now + LIFETIME_MS);
  return `${until}.${seal(until, secret)}`;
};

/** @param now ms since 1970. */
export const isCheckToken = (token: string, secret: string, now: number): boolean => {
  const { until = '', given = '' } = TOKEN.exec(token)?.groups ?? {};
  return isSeal(given, until, secret) && now < Number(until);
};
