import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { refuseFields } from '../field-errors/refuse-fields';
import { ENQUIRY } from './enquiry';
import { CONTENT, comparable } from './store-once';

const IMMUTABLE: readonly string[] = [...CONTENT, 'orderText', 'key'];

const changedFields = (data: Record<string, unknown>, stored: Record<string, unknown>) =>
  IMMUTABLE.filter(
    (field) =>
      Object.hasOwn(data, field) &&
      comparable(field, data[field]) !== comparable(field, stored[field]),
  );

/**
 * Refuses changes to what a visitor wrote, and copies of an enquiry. This applies to the panel, and
 * to the API with any token. The panel sends all fields with each save, so a field with its stored
 * value is accepted. Must be called in `register`.
 */
export const protectEnquiryFields = (strapi: Core.Strapi) => {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== ENQUIRY) return next();
    if (action === 'clone') throw new errors.ValidationError('An enquiry cannot be copied.');
    if (action === 'update' && 'documentId' in params && 'data' in params && params.data) {
      const { documentId, data } = params;
      const stored = await strapi.db.query(ENQUIRY).findOne({ where: { documentId } });
      const changed = stored ? changedFields(data as Record<string, unknown>, stored) : [];
      if (changed.length > 0)
        refuseFields(changed, `What a visitor wrote cannot be changed: ${changed.join(', ')}.`);
    }
    return next();
  });
};
