import * as v from 'valibot';
import { isEmailAddress } from '../../../domain/shared/email-address';
import { momentOf } from '../../../domain/shared/parse-moment';
import type { Announcement } from '../../../domain/site/announcement';
import {
  COPYRIGHT_YEARS,
  type CompanyDetails,
  RETENTION_MONTHS,
  SITE_LIMITS,
  type SiteForSharing,
  SOCIAL_NETWORKS,
  type SocialPage,
} from '../../../domain/site/site-details';
import { mediaWire, seen } from '../wire/strapi-wire';
import { toPicture } from '../wire/to-picture';
import { addressWire, isWebAddress } from './address-wire';
import { isEmptyField } from './is-empty-field';
import type { FilledFields } from './read-filled-fields';

const shortText = (longest: number) => v.pipe(seen, v.trim(), v.maxLength(longest));

/** A number that can be dialled from every country: at most fifteen digits, as in ITU-T E.164. */
const INTERNATIONAL = /^\+[1-9](?:[\s()./-]*\d){6,14}$/u;

/** At least five digits, with the punctuation and spaces that people write between them. */
const TELEPHONE = /^\+?(?:[\s()./-]*\d){5,}[\s()./-]*$/u;

const wholeNumber = ({ from, to }: { readonly from: number; readonly to: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

const moment = v.pipe(
  v.string(),
  v.check((text) => momentOf(text) !== null, 'Expected a date and time'),
);

const companyWire = {
  legalName: shortText(SITE_LIMITS.legalName),
  postalAddress: shortText(SITE_LIMITS.postalAddress),
  registerNumber: shortText(SITE_LIMITS.registerNumber),
  taxNumber: shortText(SITE_LIMITS.taxNumber),
  whatsApp: v.pipe(shortText(SITE_LIMITS.whatsApp), v.regex(INTERNATIONAL)),
  orderNote: shortText(SITE_LIMITS.orderNote),
  maker: shortText(SITE_LIMITS.maker),
  euResponsible: shortText(SITE_LIMITS.euResponsible),
} satisfies Record<keyof CompanyDetails, v.GenericSchema<unknown, string>>;

const COMPANY_FIELDS = Object.keys(companyWire) as readonly (keyof CompanyDetails)[];

export const siteWire = v.object({
  ...companyWire,
  name: shortText(SITE_LIMITS.name),
  line: shortText(SITE_LIMITS.line),
  tagline: shortText(SITE_LIMITS.tagline),
  email: v.pipe(shortText(SITE_LIMITS.email), v.check(isEmailAddress)),
  telephone: v.pipe(shortText(SITE_LIMITS.telephone), v.regex(TELEPHONE)),
  region: shortText(SITE_LIMITS.region),
  /** `toSocialPages` validates the pages one by one, so that one invalid page does not hide all. */
  socialPages: v.array(v.unknown()),
  sharingPicture: mediaWire,
  copyrightYear: wholeNumber(COPYRIGHT_YEARS),
  announcement: shortText(SITE_LIMITS.announcement),
  announcementLink: v.pipe(shortText(SITE_LIMITS.announcementLink), addressWire),
  announcementFrom: moment,
  announcementUntil: moment,
  retentionContactMonths: wholeNumber(RETENTION_MONTHS),
  retentionWholesaleMonths: wholeNumber(RETENTION_MONTHS),
});

const networkWire = v.object({
  network: v.picklist(SOCIAL_NETWORKS),
  address: v.optional(v.unknown()),
});
const webAddress = v.pipe(v.string(), v.trim(), v.check(isWebAddress));

type SiteFields = FilledFields<typeof siteWire.entries>;

/** Called for each invalid value, with the name of its field. */
type OnUnread = (field: string, value: unknown) => void;

function toSocialPages(values: readonly unknown[], onUnread: OnUnread): readonly SocialPage[] {
  const pages = new Map<SocialPage['network'], SocialPage>();
  for (const value of values) {
    const { success, output } = v.safeParse(networkWire, value);
    if (!success) {
      onUnread('socialPages', value);
      continue;
    }
    const { network, address } = output;
    const read = v.safeParse(webAddress, address);
    if (!read.success && !isEmptyField(address)) onUnread('socialPages', address);
    if (!pages.has(network))
      pages.set(network, { network, address: read.success ? read.output : null });
  }
  return [...pages.values()];
}

const toAnnouncement = (fields: SiteFields): Announcement | null =>
  fields.announcement === undefined
    ? null
    : {
        text: fields.announcement,
        link: fields.announcementLink ?? null,
        from: fields.announcementFrom ?? null,
        until: fields.announcementUntil ?? null,
      };

const toCompanyDetails = (fields: SiteFields, defaults: CompanyDetails): CompanyDetails =>
  Object.fromEntries(COMPANY_FIELDS.map((field) => [field, fields[field] ?? defaults[field]]));

/**
 * Returns the site's details: the values from the CMS and, for fields that are empty there, the
 * values that ship with the site.
 *
 * @param host the origin of the CMS, for the addresses of pictures.
 */
export function toSiteDetails(
  fields: SiteFields,
  defaults: SiteForSharing,
  host: string,
  onUnread: OnUnread,
): SiteForSharing {
  const { contact, retentionMonths } = defaults;
  const { sharingPicture } = fields;
  const social = toSocialPages(fields.socialPages ?? [], onUnread);
  return {
    name: fields.name ?? defaults.name,
    line: fields.line ?? defaults.line,
    tagline: fields.tagline ?? defaults.tagline,
    contact: {
      email: fields.email ?? contact.email,
      telephone: fields.telephone ?? contact.telephone,
      region: fields.region ?? contact.region,
    },
    social: social.length > 0 ? social : defaults.social,
    copyrightYear: fields.copyrightYear ?? defaults.copyrightYear,
    announcement: toAnnouncement(fields) ?? defaults.announcement,
    retentionMonths: {
      contact: fields.retentionContactMonths ?? retentionMonths.contact,
      wholesale: fields.retentionWholesaleMonths ?? retentionMonths.wholesale,
    },
    ...toCompanyDetails(fields, defaults),
    sharingPicture: sharingPicture ? toPicture(sharingPicture, host) : defaults.sharingPicture,
  };
}
