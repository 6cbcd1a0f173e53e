import { expect, it } from 'vitest';
import { PERSONAL_ROWS } from '../cms/src/erasure/personal-rows';
import { SCHEMAS } from './contracts/cms-schemas';

/** E-mail fields that contain an address of the brand, not of a visitor. */
const OF_THE_BRAND = ['sites.email'];
/** Tables that have no content type, and therefore no schema. */
const PLAIN_TABLES = ['mail_queue'];

it('the erasure of personal data covers the e-mail field of every content type', () => {
  const known = [
    ...OF_THE_BRAND,
    ...PERSONAL_ROWS.filter(({ table }) => !PLAIN_TABLES.includes(table)).map(
      ({ table, column }) => `${table}.${column}`,
    ),
  ];
  const emails = [...SCHEMAS.values()].flatMap(({ collectionName, attributes }) =>
    Object.entries(attributes)
      .filter(([, { type }]) => type === 'email')
      .map(([field]) => `${collectionName}.${field}`),
  );
  expect(emails.toSorted()).toEqual(known.toSorted());
});
