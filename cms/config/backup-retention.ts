import type { Core } from '@strapi/strapi';
import { wholeNumber } from '../src/environment/whole-number';

/**
 * How long the owner keeps backups, in days; `null` when BACKUP_RETENTION_DAYS is not set. Read it
 * with `strapi.config.get('backup-retention')`.
 */
const backupRetention = ({ env }: Core.Config.Shared.ConfigParams) => ({
  retentionDays: wholeNumber(env, 'BACKUP_RETENTION_DAYS', { fallback: 0, least: 0 }) || null,
});

export type BackupRetentionConfig = ReturnType<typeof backupRetention>;

export default backupRetention;
