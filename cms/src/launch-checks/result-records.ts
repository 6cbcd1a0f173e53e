import type { Core } from '@strapi/strapi';

/**
 * The latest results of sending an e-mail, of a backup and of a trial restore. They are stored as
 * JSON in the database, so that the launch checks can report them.
 */
export interface Records {
  /** The latest e-mail that the mail server accepted, and the latest that failed. */
  readonly mail: {
    readonly sentAt: string | null;
    readonly failedAt: string | null;
    readonly reason: string;
  };
  /** Written by the backup command, which is another process: see ../backup/record-result.ts. */
  readonly backup: { readonly at: string; readonly file: string };
  readonly 'restore-test': { readonly at: string; readonly problem: string | null };
}

/** Prefix of the keys in the table of Strapi's settings. */
export const RECORD_PREFIX = 'api_launch_checks_';

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'api', name: 'launch_checks' });

/** Returns a record; `null` when nothing was recorded yet. */
export const readRecord = async <Name extends keyof Records>(
  strapi: Core.Strapi,
  key: Name,
): Promise<Records[Name] | null> => ((await storeOf(strapi).get({ key })) as Records[Name]) ?? null;

export const writeRecord = <Name extends keyof Records>(
  strapi: Core.Strapi,
  key: Name,
  value: Records[Name],
) => storeOf(strapi).set({ key, value });
