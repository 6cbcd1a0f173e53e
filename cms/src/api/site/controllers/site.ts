import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { withRetention } from '../../../enquiries/retention';

export default factories.createCoreController('api::site.site', () => ({
  /**
   * Returns *Site* with the default number of months for which enquiries are stored where the owner
   * has set none, so that the site can show it.
   */
  async find(ctx: Context) {
    const { data, meta } = await super.find(ctx);
    return { data: withRetention(data), meta };
  },
}));
