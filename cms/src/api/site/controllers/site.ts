import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { withRetention } from '../../../enquiries/retention';

export default factories.createCoreController('api::site.site', () => ({
  /**
   * Returns *Site*. In each retention field that the owner left empty, the response contains the
   * default number of months, so that the site can show how long enquiries are stored.
   */
  async find(ctx: Context) {
    const { data, meta } = await super.find(ctx);
    return { data: withRetention(data), meta };
  },
}));
