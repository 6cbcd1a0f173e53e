import type { SiteDetailsSource } from '../../application/ports/site-details-source';
import type { SiteDetails } from '../../domain/site/site-details';

/**
 * What the site shows until the owner fills in *Site* in the CMS: the brand's name, the two lines
 * that describe it and the contact details. Every value is a placeholder. The e-mail address and
 * the telephone number are reserved for examples, so that they reach no real person by mistake;
 * replace both before launch. An owner without a CMS edits this file.
 */
export const SITE_DETAILS: SiteDetails = {
  name: 'Sanaag',
  line: 'Frankincense of Somalia',
  tagline: 'Frankincense resin and essential oil from Somali harvesters.',
  contact: {
    email: 'hello@example.com',
    telephone: '+44 20 7946 0123',
    region: 'The mountains of northern Somalia',
  },
  social: [
    { network: 'Instagram', address: null },
    { network: 'Facebook', address: null },
    { network: 'LinkedIn', address: null },
    { network: 'YouTube', address: null },
  ],
  copyrightYear: 2025,
  announcement: null,
  // A CMS that deletes enquiries returns the number of months. Otherwise the number is unknown.
  retentionMonths: { contact: null, wholesale: null },
};

export const embeddedSiteDetails = (): SiteDetailsSource => ({ get: async () => SITE_DETAILS });
