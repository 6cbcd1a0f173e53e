/**
 * For each of these fields of Site: the placeholder that the site shows while the field is empty
 * (`shown`), and the name of the field as the subject of a sentence (`is`). The site has its own
 * copy of the placeholders in src/adapters/embedded/embedded-site-details.ts;
 * test/placeholders.test.ts compares the two.
 */
export const SHIPPED = {
  name: { shown: 'Sanaag', is: 'The name of the brand' },
  email: { shown: 'hello@example.com', is: 'The e-mail address' },
  telephone: { shown: '+44 20 7946 0123', is: 'The telephone number' },
} as const;
