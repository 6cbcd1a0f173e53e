import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { formPostOf } from '../no-js-forms/form-post';
import { readForm } from '../no-js-forms/read-form';
import type { BodyKind } from './body-kind';
import { readJson, readUploads } from './read-body';
import { senderOf } from './sender';

const KB = 1024;
const MB = 1024 * KB;

// The schema allows messages of at most 4,000 characters: 24 kB even with every one of them
// escaped.
const DEFAULT_LIMITS = { bytes: 64 * KB, ms: 10_000 };
const OF_THE_TRUSTED = { bytes: 4 * MB, ms: 300_000 };
// The rest of a form with a file: its boundaries and the picture's texts.
const AROUND_A_FILE = MB;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;\s*boundary=("?)[\w'()+,./:=?-]{1,200}\1\s*$/i;
// The router accepts a path in any case and with a trailing slash, and decodes nothing before it
// compares.
const UPLOAD_PATH = /^(?:\/api\/upload|\/upload(?:\/files(?:\/\d+(?:\/replace)?)?)?)\/?$/i;

/**
 * The kinds of body that the CMS reads. Each says whether a request is of its kind, how many bytes
 * and milliseconds it may take (or an error for a sender who may not send it), and how it is read.
 * Origin, length and encoding are checked for every kind.
 */
export const bodyKinds = (strapi: Core.Strapi): readonly BodyKind[] => [
  {
    isOne: (ctx) => JSON_TYPE.test(ctx.get('Content-Type')),
    async limits(ctx, length) {
      if (length <= DEFAULT_LIMITS.bytes) return DEFAULT_LIMITS;
      const sender = await senderOf(strapi, ctx);
      if (sender.isTrusted) return OF_THE_TRUSTED;
      // On this answer the panel renews its short-lived token and sends the long post again.
      if (!sender.isKnown && ctx.get('Authorization')) throw new errors.UnauthorizedError();
      return DEFAULT_LIMITS;
    },
    read: readJson,
  },
  {
    // global::form-answers checks which pages may send one.
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
      return { bytes, ms: OF_THE_TRUSTED.ms };
    },
    read: readUploads,
  },
];
