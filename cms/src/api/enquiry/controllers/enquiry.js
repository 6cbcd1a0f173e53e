const { createCoreController } = require('@strapi/strapi').factories;
const { ValidationError } = require('@strapi/utils').errors;
const { announcer } = require('../../../enquiries/announce-enquiry');
const { checkEnquiry } = require('../../../enquiries/check-enquiry');
const { saysTheSame, storeOnce } = require('../../../enquiries/store-once');
const { tidyEnquiry } = require('../../../enquiries/tidy-enquiry');
const { visitorLimit } = require('../../../enquiries/visitor-limit');
const { isFullAccess } = require('../../../rights/is-full-access');

// Only an acknowledgement: echoing the entry would hand what one visitor wrote to whoever has the key.
const acknowledgement = ({ documentId, kind, createdAt }) => ({
  data: { documentId, kind, createdAt },
  meta: {},
});

const KEY_USED = 'This key belongs to an enquiry with other content.';

module.exports = createCoreController('api::enquiry.enquiry', ({ strapi }) => {
  const config = strapi.config.get('enquiries');
  const limit = visitorLimit(config);
  const announce = announcer(strapi, config);

  return {
    /** Stores a visitor's enquiry, once for each key, however often and however parallel it is sent. */
    async create(ctx) {
      await this.validateQuery(ctx);
      const data = ctx.request.body?.data;
      if (typeof data !== 'object' || data === null || Array.isArray(data)) {
        throw new ValidationError('Missing "data" payload in the request body');
      }
      await this.validateInput(data, ctx);
      const enquiry = tidyEnquiry(await this.sanitizeInput(data, ctx));
      await checkEnquiry(strapi, enquiry);

      const counts = !isFullAccess(ctx);
      let counted = false;
      const count = async () => {
        if (!counts) return;
        await limit.take(ctx);
        counted = true;
      };
      let stored;
      try {
        stored = await storeOnce(strapi, enquiry, count);
      } finally {
        if (counted && !stored?.isNew) await limit.giveBack(ctx);
      }

      // The key says "I sent this already", yet the words differ. To acknowledge it would lose a message in
      // silence, to store it would break the promise of the key: the sender is told, and takes a new key.
      if (!saysTheSame(stored.entry, enquiry)) {
        return ctx.conflict(KEY_USED, {
          errors: [{ path: ['key'], message: KEY_USED, name: 'ConflictError' }],
        });
      }
      if (stored.isNew) announce(stored.entry);
      ctx.status = 201;
      return acknowledgement(stored.entry);
    },
  };
});
