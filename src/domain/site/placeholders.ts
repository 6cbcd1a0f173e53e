import type { Testimonial } from '../shared/testimonial';
import type { SiteDetails } from './site-details';

/** A sample value that visitors see because the owner has not replaced it. */
export interface Placeholder {
  readonly what: 'name' | 'email' | 'telephone' | 'testimonials';
  /** The value that visitors see; for testimonials, the names of their authors. */
  readonly shown: string;
}

const isSame = (one: string, other: string) =>
  one.replaceAll(/\s+/gu, ' ').trim().toLowerCase() ===
  other.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/**
 * Returns the placeholders that the site shows. The CMS makes the same check in
 * `cms/src/launch-checks/placeholders.ts`.
 *
 * @param shipped the details that ship with the site.
 */
export function placeholdersIn(
  { name, contact }: SiteDetails,
  shipped: SiteDetails,
  testimonials: readonly Testimonial[],
): readonly Placeholder[] {
  const { email, telephone } = contact;
  const details = [
    { what: 'name', shown: name, placeholder: shipped.name },
    { what: 'email', shown: email, placeholder: shipped.contact.email },
    { what: 'telephone', shown: telephone, placeholder: shipped.contact.telephone },
  ] as const;
  const samples = testimonials.filter(({ sample }) => sample).map((sample) => sample.name);
  return [
    ...details
      .filter(({ shown, placeholder }) => isSame(shown, placeholder))
      .map(({ what, shown }) => ({ what, shown })),
    ...(samples.length > 0 ? [{ what: 'testimonials' as const, shown: samples.join(', ') }] : []),
  ];
}
