import type { Announcement } from './announcement';

/** The social networks of which the site has an icon. */
export const SOCIAL_NETWORKS = ['Instagram', 'Facebook', 'LinkedIn', 'YouTube'] as const;

/**
 * A page of the brand on a social network. `address` is `null` if there is no such page yet; the
 * footer then says that it is not open yet.
 */
export interface SocialPage {
  readonly network: (typeof SOCIAL_NETWORKS)[number];
  readonly address: string | null;
}

/** What every page shows of the brand. */
export interface SiteDetails {
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
   * Months after which the CMS deletes enquiries, by kind; `null` where nothing is known to delete
   * them.
   */
  readonly retentionMonths: Readonly<Record<'contact' | 'wholesale', number | null>>;
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
  announcement: 200,
  announcementLink: 255,
} as const;

/** The years that a copyright notice may name. */
export const COPYRIGHT_YEARS = { from: 1900, to: 2100 } as const;

/** The months that a retention may have. */
export const RETENTION_MONTHS = { from: 1, to: 120 } as const;
