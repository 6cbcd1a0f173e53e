import type { ProblemLog } from '../../../application/ports/problem-log';
import type { Redirects } from '../../../application/ports/redirects';
import type { StrapiClient } from '../http/strapi-client';
import { reportOnce } from '../wire/report-once';
import { readCollection } from './read-collection';
import { toRedirect } from './to-redirect';

/** Reads at most 1,000 redirects: `readCollection` requests no more pages. */
export function strapiRedirects(client: StrapiClient, problems: ProblemLog): Redirects {
  const log = reportOnce(problems, 'redirect');
  return { all: () => readCollection(client, '/redirects', toRedirect, 'redirect', log) };
}
