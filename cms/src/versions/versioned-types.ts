import type { Core, UID } from '@strapi/strapi';
import { forTextTypes } from '../page-texts/text-types';

/** Content types whose entries can be undone: what an owner writes. */
const VERSIONED: readonly string[] = [
  'api::product.product',
  'api::blog.blog',
  'api::testimonial.testimonial',
  'api::question.question',
  'api::site.site',
  'api::order.order',
  ...Object.keys(forTextTypes(() => null)),
];

/**
 * Content types without versions, with the reason. What visitors wrote must be excluded, because a
 * version would survive the erasure of a person's data.
 */
export const WITHOUT_VERSIONS: Readonly<Record<string, string>> = {
  'api::enquiry.enquiry': 'Visitors wrote it.',
  'api::subscriber.subscriber': 'Visitors wrote it.',
};

/** Whether versions of this content type are stored. A type that is in neither list has none. */
export const hasVersions = (uid: string): uid is UID.ContentType => VERSIONED.includes(uid);

/** The versioned content types of this CMS. */
export const versionedTypes = (strapi: Core.Strapi): readonly UID.ContentType[] =>
  VERSIONED.filter((uid) => Object.hasOwn(strapi.contentTypes, uid)).filter(hasVersions);
