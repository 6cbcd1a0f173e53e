import { TEXT_UIDS } from '../page-texts/text-types';

/** Content types with versions: those that the owner writes. */
export const VERSIONED: readonly string[] = [
  'api::product.product',
  'api::blog.blog',
  'api::testimonial.testimonial',
  'api::question.question',
  'api::site.site',
  'api::order.order',
  'api::law-page.law-page',
  'api::batch.batch',
  'api::redirect.redirect',
  'api::allowed-claim.allowed-claim',
  ...TEXT_UIDS,
];

/**
 * Content types without versions, with the reason. What visitors wrote must have none, because a
 * version would survive the erasure of a person's data.
 */
export const WITHOUT_VERSIONS: Readonly<Record<string, string>> = {
  'api::enquiry.enquiry': 'Visitors wrote it.',
  'api::subscriber.subscriber': 'Visitors wrote it.',
};
