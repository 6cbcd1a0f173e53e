import { errors } from '@strapi/utils';

/** Throws a validation error, whose message the panel shows below each of the fields. */
export const refuseFields = (fields: readonly string[], message: string): never => {
  throw new errors.ValidationError(message, {
    errors: fields.map((field) => ({ path: [field], message, name: 'ValidationError' })),
  });
};
