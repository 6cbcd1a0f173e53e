/**
 * THE FILE THAT THE OWNER EDITS FIRST: the brand's name, the two lines that describe it and the
 * contact details. Every value below is a placeholder. The e-mail address and the telephone number
 * are reserved for examples, so that they reach no real person by mistake; replace both before
 * launch.
 */

/**
 * A page of the brand on a social network. `address` is `null` if there is no such page yet; the
 * footer then says that it is not open yet.
 */
export interface SocialPage {
  readonly network: 'Instagram' | 'Facebook' | 'LinkedIn' | 'YouTube';
  readonly address: string | null;
}

interface BrandContent {
  readonly name: string;
  /** Shown below the name in the header and the footer. */
  readonly line: string;
  /** One sentence for search engines and shared links. */
  readonly tagline: string;
  readonly contact: {
    readonly email: string;
    /** For display, with spaces. */
    readonly telephone: string;
    /** For `tel:` links, without spaces. */
    readonly telephoneToDial: string;
    readonly region: string;
  };
  readonly social: readonly SocialPage[];
  readonly copyrightYear: number;
}

export const brand: BrandContent = {
  name: 'Sanaag',
  line: 'Frankincense of Somalia',
  tagline: 'Frankincense resin and essential oil from Somali harvesters.',
  contact: {
    email: 'hello@example.com',
    telephone: '+44 20 7946 0123',
    telephoneToDial: '+442079460123',
    region: 'The mountains of northern Somalia',
  },
  social: [
    { network: 'Instagram', address: null },
    { network: 'Facebook', address: null },
    { network: 'LinkedIn', address: null },
    { network: 'YouTube', address: null },
  ],
  copyrightYear: 2025,
};
