import type { Core } from '@strapi/strapi';
import type { MailConfig } from '../../config/mail';

/**
 * Returns whether the environment names a mail server and all variables about it are valid. Does
 * not connect to the server, so the password may still be wrong.
 */
export const isMailSetUp = (strapi: Core.Strapi): boolean =>
  strapi.config.get<MailConfig>('mail').state === 'ready';
