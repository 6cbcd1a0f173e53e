import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { appSecret } from '../signatures/app-secret';

/**
 * Returns a hash that stands for an e-mail address in the log. It is keyed with APP_KEYS; without a
 * key, a reader of the log could compare it with the hashes of guessed addresses.
 */
export const addressHash = (strapi: Core.Strapi, email: string) =>
  createHmac('sha256', appSecret(strapi))
    .update(`erased ${email.trim().toLowerCase()}`)
    .digest('hex')
    .slice(0, 16);
