import type { Core } from '@strapi/strapi';

/** The part of Strapi's mail provider that the CMS uses. */
export interface MailProvider {
  send(options: unknown): Promise<unknown>;
  /**
   * Connects and logs in without sending; rejects when that fails. Missing in Strapi's default
   * provider, which is used while no mail server is set up.
   */
  verify?(): Promise<unknown>;
}

/** Returns the provider that sends every e-mail: those of the CMS and those of Strapi's panel. */
export const mailProvider = (strapi: Core.Strapi) =>
  strapi.plugin('email').provider as MailProvider;
