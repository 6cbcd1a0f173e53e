import type { ProblemLog } from '../../../application/ports/problem-log';
import type { SiteDetailsSource } from '../../../application/ports/site-details-source';
import type { StrapiClient } from '../http/strapi-client';
import { reportOnce } from '../wire/report-once';
import { reportLeftOut } from './read-filled-fields';
import { readSingleType } from './read-single-type';
import { siteWire, toSiteDetails } from './to-site-details';

/** The type's name in the admin panel. */
const WHAT = 'Site: name, contact, company';

/**
 * Reads the details of the site.
 *
 * @param defaults the values for fields that the owner left empty.
 */
export function strapiSiteDetails(
  client: StrapiClient,
  problems: ProblemLog,
  defaults: SiteDetailsSource,
): SiteDetailsSource {
  const log = reportOnce(problems, 'site');
  return {
    async get() {
      const fields = await readSingleType(client, '/site', siteWire, WHAT, log);
      return toSiteDetails(fields, await defaults.get(), client.host, (field, value) =>
        reportLeftOut(WHAT, field, value, log),
      );
    },
  };
}
