import type { Core } from '@strapi/strapi';
import { hashOfToken, isToken } from './confirmation-token';
import { SUBSCRIBER, type Subscriber } from './subscriber';

/** State of the sign-up that a link confirms; `invalid` if it is unknown, expired or withdrawn. */
export type Confirmation =
  | { readonly step: 'pending' | 'confirmed'; readonly entry: Subscriber }
  | { readonly step: 'invalid' };

const INVALID = { step: 'invalid' } as const;

/** Looks up the sign-up of a token. Changes nothing. */
export const confirmationOf = async (
  strapi: Core.Strapi,
  token: string,
  now: Date,
): Promise<Confirmation> => {
  if (!isToken(token)) return INVALID;
  const entry: Subscriber | null = await strapi.db.query(SUBSCRIBER).findOne({
    where: { tokenHash: hashOfToken(token), expiresAt: { $gt: now } },
  });
  if (entry?.state === 'pending' || entry?.state === 'confirmed')
    return { step: entry.state, entry };
  return INVALID;
};

/**
 * Confirms the pending sign-up that the token belongs to. One statement checks and changes the
 * entry, so that only one of several simultaneous calls confirms it, even across several processes.
 */
export const confirm = async (strapi: Core.Strapi, token: string, now: Date): Promise<void> => {
  if (!isToken(token)) return;
  await strapi.db.query(SUBSCRIBER).updateMany({
    where: { tokenHash: hashOfToken(token), state: 'pending', expiresAt: { $gt: now } },
    data: { state: 'confirmed', confirmedAt: now, mailDue: false },
  });
};
