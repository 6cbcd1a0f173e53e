import { errors } from '@strapi/utils';
import type { Guard } from './guard';

/**
 * Requires the right to configure the media library. Guards settings that apply to all users of the
 * panel.
 */
export const onlyAdministrators: Guard = (ctx) => {
  if (ctx.state.userAbility.cannot('plugin::upload.settings.read'))
    throw new errors.ForbiddenError();
};
