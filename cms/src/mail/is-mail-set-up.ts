import type { Core } from '@strapi/strapi';
import type { MailConfig } from '../../config/mail';

/**
 * Returns whether the environment names a mail server and no variable about it is wrong. It does
 * not ask the server, which may refuse the password.
 */
export const isMailSetUp = (strapi: Core.Strapi): boolean =>
  strapi.config.get<MailConfig>('mail').state === 'ready';
