import type { Core } from '@strapi/strapi';
import { words } from '../no-js-forms/form-texts';

/** The fields of the single type *Site* that e-mails and pages of the CMS show. */
export interface Brand {
  readonly name: string;
  readonly line: string;
  /** The address that pages name for questions. */
  readonly email: string;
}

/**
 * Returns the published e-mail address, and the brand as the owner wrote it in *Site*. A field of
 * the brand that is empty gets the text that ships with the site.
 */
export const readBrand = async (strapi: Core.Strapi) => {
  const site = await strapi.documents('api::site.site').findFirst();
  const brand: Brand = {
    name: site?.name || words.brand.name,
    line: site?.line || words.brand.line,
    email: site?.email || words.brand.email,
  };
  // Null if the owner has not published an address: replies must go neither to ENQUIRY_NOTIFY_TO,
  // which is private, nor to the placeholder, which is not a mailbox.
  return { brand, publicAddress: site?.email || null };
};

/**
 * Returns the brand for a page. If the database cannot be read, logs the error and returns the
 * texts that ship with the site, so that a page can still be shown.
 */
export const brandForPage = async (strapi: Core.Strapi): Promise<Brand> => {
  try {
    return (await readBrand(strapi)).brand;
  } catch (error) {
    strapi.log.error(`A page shows no text of Site: ${(error as Error).message}`);
    return words.brand;
  }
};
