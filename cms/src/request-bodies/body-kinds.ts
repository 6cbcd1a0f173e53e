import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { formPostOf } from '../no-js-forms/form-post';
import { readForm } from '../no-js-forms/read-form';
import type { BodyKind } from './body-kind';
import { readJson, readUploads } from './read-body';
import { senderOf } from './request-sender';

const KB = 1024;
const MB = 1024 * KB;

// Limits for all senders that are not trusted. They suffice for an enquiry: the schema allows
// messages of at most 4,000 characters, which take at most 24 kB even when every character is
// escaped in JSON.
const DEFAULT_LIMITS = { bytes: 64 * KB, ms: 10_000 };
const TRUSTED_LIMITS = { bytes: 4 * MB, ms: 300_000 };
// Maximum size of the other parts of an upload's body: the boundaries and the picture's texts, such
// as its caption.
const AROUND_A_FILE = MB;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;\s*boundary=("?)[\w'()+,./:=?-]{1,200}\1\s*$/i;
// Matches the same paths as the router, which ignores case and a trailing slash, and does not
// decode the path.
const UPLOAD_PATH = /^(?:\/api\/upload|\/upload(?:\/files(?:\/\d+(?:\/replace)?)?)?)\/?$/i;

/**
 * Returns the kinds of body that the CMS reads: JSON, form posts and uploads. They do not check
 * origin, length and encoding, because `global::bodies` does so for every body.
 */
export const bodyKinds = (strapi: Core.Strapi): readonly BodyKind[] => [
  {
    isOne: (ctx) => JSON_TYPE.test(ctx.get('Content-Type')),
    async limits(ctx, length) {
      if (length <= DEFAULT_LIMITS.bytes) return DEFAULT_LIMITS;
      const sender = await senderOf(strapi, ctx);
      if (sender.isTrusted) return TRUSTED_LIMITS;
      // When the panel receives a 401, it renews its short-lived token and sends the request again.
      if (!sender.isKnown && ctx.get('Authorization')) throw new errors.UnauthorizedError();
      return DEFAULT_LIMITS;
    },
    read: readJson,
  },
  {
    // global::form-answers has checked that the page may send a form.
    isOne: (ctx) => formPostOf(ctx) !== undefined,
    limits: async () => DEFAULT_LIMITS,
    read: readForm,
  },
  {
    isOne: (ctx) => UPLOAD_PATH.test(ctx.path) && MULTIPART_TYPE.test(ctx.get('Content-Type')),
    async limits(ctx) {
      const sender = await senderOf(strapi, ctx);
      if (!sender.isKnown) throw new errors.UnauthorizedError();
      if (!sender.mayUpload) throw new errors.ForbiddenError();
      const bytes = strapi.config.get<number>('plugin::upload.sizeLimit') + AROUND_A_FILE;
      return { bytes, ms: TRUSTED_LIMITS.ms };
    },
    read: readUploads,
  },
];
