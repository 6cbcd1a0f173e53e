import type { Core } from '@strapi/strapi';
import type { NewsletterConfig } from '../../config/newsletter';
import { appSecret } from '../signatures/app-secret';
import { withdrawalToken } from './withdrawal-token';

/** Path prefix of all pages of the newsletter. */
export const NEWSLETTER = '/api/newsletter';
/** Path of the page shown after a sign-up without JavaScript, when a confirmation mail is sent. */
export const MAIL_SENT = `${NEWSLETTER}/mail-sent`;

const originOf = (strapi: Core.Strapi) =>
  strapi.config.get<NewsletterConfig>('newsletter').linkOrigin ??
  new URL(strapi.config.get<string>('server.absoluteUrl')).origin;

export const confirmationLink = (strapi: Core.Strapi, token: string) =>
  `${originOf(strapi)}${NEWSLETTER}/confirm/${token}`;

export const withdrawalLink = (strapi: Core.Strapi, documentId: string) =>
  `${originOf(strapi)}${NEWSLETTER}/withdraw/${withdrawalToken(documentId, appSecret(strapi))}`;
