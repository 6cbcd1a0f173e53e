import { sealFor } from '../signatures/sign-text';
import type { PreviewedType } from './previewed-types';

/**
 * How long a preview URL is valid, in seconds. The time is short, because the URL alone gives
 * access to the draft.
 */
const LIFETIME_S = 30 * 60;

/** The document whose draft a token gives access to. */
export interface Previewed {
  readonly type: PreviewedType;
  readonly documentId: string;
}

const TOKEN = /^(?<until>\d{10})\.(?<given>[\w-]{43})$/;

const secondsOf = (ms: number) => Math.floor(ms / 1000);

const { seal, isSeal } = sealFor('preview of a draft');

const sealedText = ({ type, documentId }: Previewed, until: string) =>
  JSON.stringify([type, documentId, until]);

/**
 * Returns a preview token: the expiry time, and a signature over it and the document. The token
 * contains neither the document nor the algorithm. The verifier knows both, so it need not parse
 * data that an attacker could have written.
 *
 * @param now ms since 1970.
 */
export const newPreviewToken = (previewed: Previewed, secret: string, now: number) => {
  const until = String(secondsOf(now) + LIFETIME_S);
  return `${until}.${seal(sealedText(previewed, until), secret)}`;
};

/** @param now ms since 1970. */
export const isPreviewToken = (
  token: string,
  previewed: Previewed,
  secret: string,
  now: number,
): boolean => {
  const { until = '', given = '' } = TOKEN.exec(token)?.groups ?? {};
  const isOurs = isSeal(given, sealedText(previewed, until), secret);
  return isOurs && secondsOf(now) < Number(until);
};
