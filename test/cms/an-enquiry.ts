import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { administrator } from './administrator';
import { ask, EDITOR } from './cms-under-test';
import { entriesOf } from './create-content';

/** Returns an enquiry as the site posts it, with a new idempotency key each time. */
export const anEnquiry = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'contact',
  name: 'Ayaan Warsame',
  email: 'ayaan@example.com',
  message: 'Do you sell resin by the kilo?',
  key: randomUUID(),
  ...fields,
});

/**
 * Returns a unique e-mail address, so that a test can count the enquiries that were stored from it.
 */
export const someone = () => `${randomUUID()}@example.com`;

export const post = (data: unknown, as?: Record<string, string>) =>
  ask('/api/enquiries', { data, ...(as ? { as } : {}) });

const askFor = (email: string) =>
  ask(`/api/enquiries?filters[email][$eq]=${encodeURIComponent(email)}`, { as: EDITOR });

/** Returns the stored enquiries from this e-mail address, at most 25. */
export const storedFrom = async (email: string) => entriesOf((await askFor(email)).body);

const Results = v.object({ results: v.array(v.record(v.string(), v.unknown())) });

/** Returns the newsletter sign-ups of this e-mail address, as an administrator sees them. */
export const signedUpFrom = async (email: string) => {
  const list = '/content-manager/collection-types/api::subscriber.subscriber';
  const filter = `filters[email][$eq]=${encodeURIComponent(email)}`;
  return v.parse(Results, (await ask(`${list}?${filter}`, { as: administrator() })).body).results;
};

const Counted = v.object({ meta: v.object({ pagination: v.object({ total: v.number() }) }) });

export const countFrom = async (email: string): Promise<number> =>
  v.parse(Counted, (await askFor(email)).body).meta.pagination.total;

const Problems = v.object({
  error: v.object({
    details: v.object({ errors: v.array(v.object({ path: v.array(v.string()) })) }),
  }),
});

export const fieldsAtFault = (body: unknown) =>
  v.parse(Problems, body).error.details.errors.map(({ path }) => path[0]);
