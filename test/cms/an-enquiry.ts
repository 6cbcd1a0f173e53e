import { randomUUID } from 'node:crypto';

/** What the site posts; a new key each time. */
export const anEnquiry = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'contact',
  name: 'Ayaan Warsame',
  email: 'ayaan@example.com',
  message: 'Do you sell resin by the kilo?',
  key: randomUUID(),
  ...fields,
});
