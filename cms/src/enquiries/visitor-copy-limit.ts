import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { limiter } from '../rate-limiter/limiter';

/** The durations are in seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Returns the same key for spellings of an address that may reach the same mailbox, for example
 * with other dots or with a suffix such as `+shop`. The key is a hash, so that the database
 * contains no address.
 */
const mailboxKey = (address: string) => {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  const mailbox = `${local}@${address.slice(at + 1)}`.normalize('NFKC').toLowerCase();
  return createHash('sha256').update(mailbox).digest('base64url');
};

/**
 * Limits the copies to visitors: 2 an hour and 5 a day to one mailbox, and `perHour` to all
 * mailboxes together. Without a limit, an attacker could use the form to flood strangers'
 * mailboxes. Returns a function that counts a copy to an address, and resolves with whether it may
 * be sent.
 */
export const copyLimit = (strapi: Core.Strapi, { perHour }: { readonly perHour: number }) => {
  if (perHour === 0) return async () => false;
  const ofMailbox = [
    limiter(strapi, { name: 'copies-hour', points: 2, duration: HOUR }),
    limiter(strapi, { name: 'copies-day', points: 5, duration: DAY }),
  ];
  const ofAll = limiter(strapi, { name: 'copies-all', points: perHour, duration: HOUR });

  return async (address: string): Promise<boolean> => {
    const key = mailboxKey(address);
    try {
      for (const one of ofMailbox) await one.consume(key);
      await ofAll.consume('all');
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return false;
    }
  };
};
