import type * as v from 'valibot';
import type { ProblemLog } from '../../application/ports/problem-log';
import type { StrapiClient } from './http/strapi-client';
import { isMissingType } from './missing-type';
import { type FilledFields, readFilledFields } from './wire/read-filled-fields';
import { readWire } from './wire/read-wire';
import { oneWire } from './wire/strapi-wire';

/** Sends the request; `null` where the CMS has no such type, or no entry of it. */
async function entryAt(client: StrapiClient, path: string): Promise<unknown> {
  try {
    const answer = await client.call('GET', path, { query: { populate: '*' } });
    return readWire(oneWire, answer).data;
  } catch (error) {
    if (isMissingType(error)) return null;
    throw error;
  }
}

/**
 * Reads a single type of the owner's texts, which a CMS may lack. Leaves out empty fields, and
 * fields that cannot be read, which are reported. The caller uses its defaults for them.
 *
 * @param what the type's name in the admin panel, for reports.
 * @returns no field where the CMS has no such type.
 * @throws ContentError for any other failure.
 */
export async function readSingleType<Entries extends v.ObjectEntries>(
  client: StrapiClient,
  path: string,
  schema: v.ObjectSchema<Entries, undefined>,
  what: string,
  log: ProblemLog,
): Promise<FilledFields<Entries>> {
  const entry = await entryAt(client, path);
  return entry === null ? {} : readFilledFields(schema, entry, what, log);
}
