import type { Core } from '@strapi/strapi';
import { ENQUIRY } from './enquiry';

/** Marks as new the enquiries that were stored before the field `state` existed. */
export const setMissingStates = (strapi: Core.Strapi) =>
  strapi.db.query(ENQUIRY).updateMany({
    where: { state: { $null: true } },
    data: { state: 'new' },
  });
