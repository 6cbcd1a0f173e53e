import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { appSecret } from '../signatures/app-secret';
import { isCheckToken } from './check-token';
import type { LaunchCheck } from './launch-check';
import { launchChecks } from './launch-checks';

const READ = 'plugin::content-manager.explorer.read';

interface Ability {
  can(action: string, subject: string): boolean;
}

const withoutType = ({ type: _, ...line }: LaunchCheck) => line;

/**
 * Adds two routes that return the launch checks: one for the card on the panel's home page, one for
 * `npm run cms -- check`. Must be called in `register`, before Strapi mounts the routes. They are
 * admin routes, because Strapi's content API does not authenticate users of the panel.
 */
export const addLaunchCheckRoutes = (strapi: Core.Strapi) => {
  const forPanel = async (ctx: Context) => {
    const ability = ctx.state.userAbility as Ability;
    // A user who may not read a document must not learn its title here.
    const mayRead = ({ type }: LaunchCheck) => type === undefined || ability.can(READ, type);
    ctx.body = { data: (await launchChecks(strapi)).filter(mayRead).map(withoutType) };
  };

  const forCommand = async (ctx: Context) => {
    const token = ctx.get('X-Check-Token');
    if (!isCheckToken(token, appSecret(strapi), Date.now()))
      throw new errors.UnauthorizedError('X-Check-Token is missing, wrong or too old');
    ctx.body = { data: (await launchChecks(strapi)).map(withoutType) };
  };

  const routes: Core.RouteInput[] = [
    {
      method: 'GET',
      path: '/launch-checks',
      handler: forPanel,
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
    {
      method: 'GET',
      path: '/launch-checks/for-command',
      handler: forCommand,
      config: { auth: false },
    },
  ] as Core.RouteInput[];
  Object.assign(strapi.admin.routes, { 'launch-checks': { type: 'admin', routes } });
};
