import type { Picture } from '../../shared/picture';
import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the home page, from top to bottom. */
export interface HomeTexts {
  readonly meta: Pick<PageMetaTexts, 'description'>;
  readonly hero: {
    /** One array entry for each line. Each line has its own background. */
    readonly headline: readonly string[];
    readonly origin: string;
    readonly tagline: string;
    readonly button: string;
    readonly caption: string;
    /** The large picture; `null` for the one that ships with the site. */
    readonly picture: Picture | null;
    /** The small picture above `caption`; `null` for the one that ships with the site. */
    readonly platePicture: Picture | null;
  };
  readonly featured: {
    readonly heading: string;
    readonly whenEmpty: string;
    readonly link: string;
  };
  readonly products: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly whenEmpty: string;
    readonly link: string;
  };
  readonly promo: {
    readonly heading: string;
    readonly text: string;
    readonly button: string;
    readonly picture: Picture | null;
  };
  readonly sustainability: {
    readonly heading: string;
    readonly lead: string;
  };
  /** The strip with the current season, which depends on the visitor's date. */
  readonly year: {
    /** Shown until the visitor's date is known. */
    readonly heading: string;
    readonly text: string;
    readonly jilaal: string;
    readonly gu: string;
    readonly xagaa: string;
    readonly dayr: string;
    readonly link: string;
  };
  readonly about: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly claims: readonly string[];
    readonly button: string;
    readonly picture: Picture | null;
  };
  readonly testimonials: {
    readonly heading: string;
    /** Shown on every card whose text is not from a real client. */
    readonly sample: string;
  };
  readonly blogs: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly whenEmpty: string;
    readonly link: string;
  };
}
