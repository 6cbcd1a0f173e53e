import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { withRetention } from '../../../enquiries/retention';

export default factories.createCoreController('api::site.site', () => ({
  /** Adds the retention that applies where the owner has set none, so that the site can tell it. */
  async find(ctx: Context) {
    const { data, meta } = await super.find(ctx);
    return { data: withRetention(data), meta };
  },
}));
