import type { Core } from '@strapi/strapi';

/**
 * How long backups are kept, in days; null if the CMS has not been told. Read it with
 * `strapi.config.get('backups')`.
 */
const backups = ({ env }: Core.Config.Shared.ConfigParams) => {
  const days = env.int('BACKUP_RETENTION_DAYS', 0);
  if (!Number.isInteger(days) || days < 0)
    throw new Error('BACKUP_RETENTION_DAYS must be a whole number of days.');
  return { retentionDays: days === 0 ? null : days };
};

export type BackupsConfig = ReturnType<typeof backups>;

export default backups;
