import type { Picture } from '../shared/picture';
import type { Announcement } from './announcement';

/** The social networks for which the site has an icon. */
export const SOCIAL_NETWORKS = ['Instagram', 'Facebook', 'LinkedIn', 'YouTube'] as const;

/**
 * A page of the brand on a social network. `address` is `null` if the page does not exist yet; the
 * footer then says that it is not open yet.
 */
export interface SocialPage {
  readonly network: (typeof SOCIAL_NETWORKS)[number];
  readonly address: string | null;
}

/**
 * Details of the company that laws require or that buyers expect. An absent one is not shown. Each
 * is one line, except where a comment says otherwise.
 */
export interface CompanyDetails {
  readonly legalName?: string | undefined;
  /** The postal address may have several lines. */
  readonly postalAddress?: string | undefined;
  readonly registerNumber?: string | undefined;
  readonly taxNumber?: string | undefined;
  /** A telephone number with its country code: `+252 63 412 3456`. */
  readonly whatsApp?: string | undefined;
  /** How to order and what delivery costs, in several lines. */
  readonly orderNote?: string | undefined;
  /** Name and addresses of the maker of the products, in several lines. */
  readonly maker?: string | undefined;
  /** Name and addresses of the responsible person in the European Union, in several lines. */
  readonly euResponsible?: string | undefined;
}

/** The details of the brand that every page shows. */
export interface SiteDetails extends CompanyDetails {
  readonly name: string;
  /** Shown below the name in the header and the footer. */
  readonly line: string;
  /** One sentence for search engines and shared links. */
  readonly tagline: string;
  readonly contact: {
    readonly email: string;
    /** For display, with spaces. `telephoneToDial` returns the number for `tel:` links. */
    readonly telephone: string;
    readonly region: string;
  };
  /** In the order in which they are shown; each network at most once. */
  readonly social: readonly SocialPage[];
  readonly copyrightYear: number;
  readonly announcement: Announcement | null;
  /**
   * Months after which the CMS deletes enquiries, by kind; `null` when the CMS does not say that it
   * deletes them.
   */
  readonly retentionMonths: Readonly<Record<'contact' | 'wholesale', number | null>>;
}

/** All details of the site that the owner can enter, for pages and for link previews. */
export interface SiteForSharing extends SiteDetails {
  /** The picture of shared links to pages that have no picture of their own. */
  readonly sharingPicture?: Picture | undefined;
}

/**
 * Maximum lengths, in characters. A longer name would leave no room for the name of the page in
 * titles.
 */
export const SITE_LIMITS = {
  name: 30,
  line: 60,
  tagline: 160,
  email: 254,
  telephone: 40,
  region: 80,
  legalName: 120,
  postalAddress: 300,
  registerNumber: 120,
  taxNumber: 60,
  whatsApp: 40,
  orderNote: 600,
  maker: 400,
  euResponsible: 400,
  announcement: 200,
  announcementLink: 255,
} as const;

/** The years that a copyright notice may name. */
export const COPYRIGHT_YEARS = { from: 1900, to: 2100 } as const;

/** The smallest and largest number of months after which the CMS may delete enquiries. */
export const RETENTION_MONTHS = { from: 1, to: 120 } as const;
