import { expect, it } from 'vitest';
import { VERSIONED, WITHOUT_VERSIONS } from '../cms/src/versions/versioned-types';
import { SCHEMAS } from './contracts/cms-schemas';

const UIDS = [...SCHEMAS.keys()]
  .filter((name) => !name.includes('.'))
  .map((name) => `api::${name}.${name}`);

it.each(UIDS)('%s has versions, or a reason to have none: versioned-types.ts', (uid) => {
  expect(VERSIONED.includes(uid)).toBe(!Object.hasOwn(WITHOUT_VERSIONS, uid));
});

it('the lists of types with and without versions name only existing content types', () => {
  expect(Object.keys(WITHOUT_VERSIONS).filter((uid) => !UIDS.includes(uid))).toEqual([]);
});
