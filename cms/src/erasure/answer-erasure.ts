import type { Core } from '@strapi/strapi';
import { errors, z } from '@strapi/utils';
import type { Context } from 'koa';
import type { BackupRetentionConfig } from '../../config/backup-retention';
import { ENQUIRY } from '../enquiries/enquiry';
import { permissionChecker } from '../permissions/permission-checker';
import { addressHash } from './address-hash';
import { erasePerson } from './erase-person';

const DAY_MS = 86_400_000;

const Person = z.strictObject({
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s\p{C}@]+@[^\s\p{C}@]+$/u),
});

/**
 * Requires the right to delete every enquiry. A user with Strapi's role Author may delete only
 * entries that this user created. Enquiries have no creator, because visitors send them.
 */
const requireRight = (strapi: Core.Strapi, userAbility: unknown) => {
  const { cannot } = permissionChecker(strapi, ENQUIRY, userAbility);
  if (cannot.delete({ createdBy: null })) throw new errors.ForbiddenError();
};

/** Returns the day until which backups may contain the erased data; null if it is not known. */
const backupsUntil = (strapi: Core.Strapi, now: Date) => {
  const { retentionDays } = strapi.config.get<BackupRetentionConfig>('backup-retention');
  return retentionDays === null
    ? null
    : new Date(now.getTime() + retentionDays * DAY_MS).toISOString().slice(0, 10);
};

/** Erases the person whose e-mail address the body contains, and responds with what was erased. */
export const answerErasure = async (ctx: Context, strapi: Core.Strapi, now: Date) => {
  requireRight(strapi, ctx.state.userAbility);
  const { success, data } = Person.safeParse(ctx.request.body);
  if (!success) throw new errors.ValidationError('An erasure needs one e-mail address.');
  const { erased, mentions } = await erasePerson(strapi, data.email);
  const counts = erased.map(({ where, count }) => `${count} of ${where}`).join(', ');
  strapi.log.info(
    `User ${ctx.state.user.id} erased a person (${addressHash(strapi, data.email)}): ${counts}.`,
  );
  ctx.body = { data: { erased, mentions, backupsUntil: backupsUntil(strapi, now) } };
};
