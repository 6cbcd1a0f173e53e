import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { permissionChecker } from '../permissions/permission-checker';
import { lockTable } from './lock-table';
import { SHIPPED_QUESTIONS } from './shipped-questions';
import { SHIPPED_TESTIMONIALS } from './shipped-testimonials';

/** What the site shows while the CMS contains no entry of the content type. */
const SHIPPED = {
  'api::question.question': SHIPPED_QUESTIONS,
  'api::testimonial.testimonial': SHIPPED_TESTIMONIALS,
} as const;

type Uid = keyof typeof SHIPPED;

/**
 * Throws an error unless the user may create and publish each entry with all its fields. Strapi
 * itself would leave out a field that the user may not write, so that the site would change.
 */
const checkRights = async (strapi: Core.Strapi, uid: Uid, userAbility: unknown) => {
  const may = permissionChecker(strapi, uid, userAbility);
  if (may.cannot.create() || may.cannot.publish())
    throw new errors.ForbiddenError('You may not create and publish these entries.');
  for (const entry of SHIPPED[uid])
    if (!isDeepStrictEqual(await may.sanitizeCreateInput(entry), entry))
      throw new errors.ForbiddenError('You may not write every field of these entries.');
};

/**
 * Stores the shipped entries as published ones when a panel user asks for it, so that the owner can
 * edit them. Creates all of them or none. Refuses if the list already contains an entry or a draft.
 */
export const createShippedEntries =
  (uid: Uid) =>
  async (ctx: Context, strapi: Core.Strapi): Promise<void> => {
    const { user, userAbility } = ctx.state;
    await checkRights(strapi, uid, userAbility);
    await strapi.db.transaction(async ({ trx }) => {
      await lockTable(strapi, trx, uid);
      if ((await strapi.db.query(uid).count()) > 0)
        throw new errors.ApplicationError(
          'The list is not empty any more, so nothing was added. Reload the page to see its entries.',
        );
      for (const entry of SHIPPED[uid])
        await strapi.documents(uid).create({
          data: { ...entry, createdBy: user.id, updatedBy: user.id } as never,
          status: 'published',
        });
    });
    ctx.body = { data: { created: SHIPPED[uid].length } };
  };
