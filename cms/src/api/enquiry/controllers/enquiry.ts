import { type Core, factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { EnquiriesConfig } from '../../../../config/enquiries';
import { announcer } from '../../../enquiries/announce-enquiry';
import { checkEnquiry } from '../../../enquiries/check-enquiry';
import { ENQUIRY, type StoredEnquiry } from '../../../enquiries/enquiry';
import { normalizeEnquiry } from '../../../enquiries/normalize-enquiry';
import { refuseOwnFields } from '../../../enquiries/refuse-owner-fields';
import { saysTheSame, storeOnce } from '../../../enquiries/store-once';
import { visitorLimit } from '../../../enquiries/visitor-limit';
import { takeSignUp } from '../../../newsletter/take-sign-up';
import { formPostOf } from '../../../no-js-forms/form-post';
import { storeFormOnce } from '../../../no-js-forms/store-form-once';
import { isFullAccess } from '../../../permissions/is-full-access';
import { visitorAddress } from '../../../rate-limiter/visitor-address';

// Returns only an acknowledgement. The whole entry would reveal one visitor's message to another
// visitor with the same idempotency key.
const acknowledgement = ({ documentId, kind, createdAt }: StoredEnquiry) => ({
  data: { documentId, kind, createdAt },
  meta: {},
});

const KEY_USED = 'This key belongs to an enquiry with other content.';

export default factories.createCoreController(ENQUIRY, ({ strapi }) => {
  const config = strapi.config.get<EnquiriesConfig>('enquiries');
  const limit = visitorLimit(strapi, config);
  const announce = announcer(strapi, config);

  return {
    /**
     * Stores a visitor's enquiry, or a sign-up for the newsletter. Requests with the same
     * idempotency key are stored as one enquiry, even when they arrive in parallel.
     */
    async create(this: Core.CoreAPI.Controller.CollectionType, ctx: Context) {
      await this.validateQuery(ctx);
      const data = ctx.request.body?.data;
      if (typeof data !== 'object' || data === null || Array.isArray(data)) {
        throw new errors.ValidationError('Missing "data" payload in the request body');
      }
      refuseOwnFields(data);
      await this.validateInput(data, ctx);
      const enquiry = normalizeEnquiry((await this.sanitizeInput(data, ctx)) as object);
      await checkEnquiry(strapi, enquiry);

      const counts = !isFullAccess(ctx);
      if (enquiry.kind === 'newsletter') {
        // A repeated sign-up counts as well: otherwise the limit would reveal that the address is
        // known. The idempotency key has no effect, because sign-ups are merged by address.
        if (counts) await limit.take(ctx);
        ctx.status = 201;
        return takeSignUp(strapi, ctx, enquiry);
      }
      let counted = false;
      const count = async () => {
        if (!counts) return;
        await limit.take(ctx);
        counted = true;
      };
      let stored: Awaited<ReturnType<typeof storeOnce>> | undefined;
      try {
        stored =
          formPostOf(ctx) && !enquiry.key
            ? await storeFormOnce(strapi, visitorAddress(ctx.ip), enquiry, count)
            : await storeOnce(strapi, enquiry, count);
      } finally {
        if (counted && !stored?.isNew) await limit.markRefused(ctx);
      }

      // The stored enquiry has the same key but other content. Acknowledging the new enquiry would
      // lose it silently, and storing it would allow two enquiries with one key. After this error
      // the sender can send the new enquiry again, with a new key.
      if (!saysTheSame(stored.entry, enquiry)) {
        return ctx.conflict(KEY_USED, {
          errors: [{ path: ['key'], message: KEY_USED, name: 'ConflictError' }],
        });
      }
      if (stored.isNew) await announce(stored.entry);
      ctx.status = 201;
      return acknowledgement(stored.entry);
    },
  };
});
