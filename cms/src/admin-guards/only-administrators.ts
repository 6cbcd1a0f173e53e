import { errors } from '@strapi/utils';
import type { Guard } from './guard';

/**
 * Requires the permission for the media library's settings. For routes that change settings of all
 * users of the panel.
 */
export const onlyAdministrators: Guard = (ctx) => {
  if (ctx.state.userAbility.cannot('plugin::upload.settings.read'))
    throw new errors.ForbiddenError();
};
