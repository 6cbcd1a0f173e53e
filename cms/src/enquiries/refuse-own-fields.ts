import { errors } from '@strapi/utils';

/** The fields of an enquiry that only the owner sets. */
export const OWN_FIELDS = ['state', 'note'];

/** Refuses a new enquiry that sets a field of the owner. Every enquiry begins as new. */
export const refuseOwnFields = (data: object) => {
  const field = OWN_FIELDS.find((name) => Object.hasOwn(data, name));
  if (field) throw new errors.ValidationError(`Invalid key ${field}`, { path: field, key: field });
};
