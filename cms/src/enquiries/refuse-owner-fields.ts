import { errors } from '@strapi/utils';

/** Fields that a visitor may not set: two that only the owner sets, and the derived `orderText`. */
export const OWN_FIELDS = ['state', 'note', 'orderText'];

/** Refuses a new enquiry that sets one of `OWN_FIELDS`. */
export const refuseOwnFields = (data: object) => {
  const field = OWN_FIELDS.find((name) => Object.hasOwn(data, name));
  if (field) throw new errors.ValidationError(`Invalid key ${field}`, { path: field, key: field });
};
