import type * as v from 'valibot';
import type { ProblemLog } from '../../../application/ports/problem-log';
import type { StrapiClient } from '../http/strapi-client';
import { readWire } from '../wire/read-wire';
import { oneWire } from '../wire/strapi-wire';
import { missingTypeAsNull } from './missing-type-as-null';
import { type FilledFields, readFilledFields } from './read-filled-fields';

/**
 * Reads a single type of the CMS. Leaves out empty and invalid fields, for which the caller uses
 * its defaults. Invalid fields are reported.
 *
 * @param what the type’s name in the admin panel, for reports.
 * @returns an empty object where the CMS lacks the type, does not let visitors read it, or has no
 * entry of it.
 * @throws ContentError for any other failure.
 */
export async function readSingleType<Entries extends v.ObjectEntries>(
  client: StrapiClient,
  path: string,
  schema: v.ObjectSchema<Entries, undefined>,
  what: string,
  log: ProblemLog,
): Promise<FilledFields<Entries>> {
  const query = { populate: '*' };
  const answer = await missingTypeAsNull(() => client.call('GET', path, { query }));
  const entry = answer === null ? null : readWire(oneWire, answer).data;
  return entry === null ? {} : readFilledFields(schema, entry, what, log);
}
