import type { Core } from '@strapi/strapi';
import { ENQUIRY } from './enquiry';

/** Marks enquiries as new that were stored before there was a state. */
export const fillStates = (strapi: Core.Strapi) =>
  strapi.db.query(ENQUIRY).updateMany({
    where: { state: { $null: true } },
    data: { state: 'new' },
  });
