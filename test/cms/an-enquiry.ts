import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ask, EDITOR } from './cms-under-test';
import { entriesOf } from './made-content';

/** What the site posts; a new key each time. */
export const anEnquiry = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'contact',
  name: 'Ayaan Warsame',
  email: 'ayaan@example.com',
  message: 'Do you sell resin by the kilo?',
  key: randomUUID(),
  ...fields,
});

/** An address that no other test writes from, so that what it stored can be counted. */
export const someone = () => `${randomUUID()}@example.com`;

export const post = (data: unknown, as?: Record<string, string>) =>
  ask('/api/enquiries', { data, ...(as ? { as } : {}) });

export const storedFrom = async (email: string) => {
  const path = `/api/enquiries?filters[email][$eq]=${encodeURIComponent(email)}`;
  return entriesOf((await ask(path, { as: EDITOR })).body);
};

const Problems = v.object({
  error: v.object({
    details: v.object({ errors: v.array(v.object({ path: v.array(v.string()) })) }),
  }),
});

export const fieldsAtFault = (body: unknown) =>
  v.parse(Problems, body).error.details.errors.map(({ path }) => path[0]);
