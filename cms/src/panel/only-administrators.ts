import { errors } from '@strapi/utils';
import type { Guard } from './guard-routes';

/** For what holds for everybody: only who may set up the media library otherwise, too. */
export const onlyAdministrators: Guard = (ctx) => {
  if (ctx.state.userAbility.cannot('plugin::upload.settings.read'))
    throw new errors.ForbiddenError();
};
