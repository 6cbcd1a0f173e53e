import { errors } from '@strapi/utils';
import type { Guard } from './guard';

/** For settings that apply to everyone: requires the right to configure the media library. */
export const onlyAdministrators: Guard = (ctx) => {
  if (ctx.state.userAbility.cannot('plugin::upload.settings.read'))
    throw new errors.ForbiddenError();
};
