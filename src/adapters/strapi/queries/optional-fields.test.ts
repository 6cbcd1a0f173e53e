import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../application/content-error';
import { fieldsNamedBy } from './fields-in-query';
import type { ListParameters } from './list-parameters';
import { optionalFields } from './optional-fields';

const FIELDS = { plain: ['Rating', 'Volume'], populated: ['productimage'] };
const namedBy = (query: ListParameters) => fieldsNamedBy(query, Object.values(FIELDS).flat());

const refusal = (message: string, name = 'ValidationError') =>
  new ContentError('bad-request', {
    status: 400,
    body: JSON.stringify({ data: null, error: { status: 400, name, message, details: {} } }),
  });

/** A CMS whose answers the test controls. */
function aCms() {
  const asked: { readonly query: ListParameters; answer(): void; fail(error: Error): void }[] = [];
  const put = (query: ListParameters) =>
    new Promise<readonly string[]>((resolve, reject) => {
      asked.push({ query, answer: () => resolve(namedBy(query)), fail: reject });
    });
  const names = () => asked.map(({ query }) => namedBy(query));
  const at = (place: number) => asked[place] ?? expect.fail(`Question ${place} was not put`);
  return { put, names, at };
}

const BY_RATING = { sort: 'Rating:desc' };
const BY_VOLUME = { filters: { Volume: { $in: ['Bulk'] } } };
const settled = () => new Promise((resolve) => void setTimeout(resolve));

function open() {
  const fields = optionalFields(FIELDS);
  const cms = aCms();
  const ask = (query: ListParameters) => fields.learning(() => fields.ask(query, cms.put));
  return { fields, ask, ...cms };
}

describe('optionalFields', () => {
  it('optionalFields retries without a field that the CMS does not have, and never names it again', async () => {
    const { ask, at, names, fields } = open();
    const first = ask({ ...BY_RATING, ...BY_VOLUME });
    at(0).fail(refusal('Invalid key Rating'));
    await settled();
    at(1).answer();
    await expect(first).resolves.toEqual(['Volume']);
    const second = ask(BY_RATING);
    at(2).answer();
    await second;
    expect(names()).toEqual([['Rating', 'Volume'], ['Volume'], []]);
    expect(fields.isMissing('Rating')).toBe(true);
    expect(fields.isMissing('Volume')).toBe(false);
  });

  it('optionalFields lets one query at a time name a field that may be missing', async () => {
    const { ask, at, names } = open();
    const all = Promise.all([ask(BY_VOLUME), ask(BY_VOLUME), ask(BY_VOLUME), ask(BY_RATING)]);
    expect(names()).toEqual([['Volume'], ['Rating']]);
    at(0).fail(refusal('Invalid key Volume'));
    at(1).answer();
    await settled();
    for (const place of [2, 3, 4]) at(place).answer();
    await expect(all).resolves.toEqual([[], [], [], ['Rating']]);
  });

  it('optionalFields lets queries run in parallel once the field is known to exist', async () => {
    const { ask, at, names } = open();
    const first = ask(BY_VOLUME);
    at(0).answer();
    await first;
    void ask(BY_VOLUME);
    void ask(BY_VOLUME);
    expect(names()).toHaveLength(3);
  });

  it.each([
    ['was aborted', new ContentError('aborted')],
    ['failed', new ContentError('network')],
  ])(
    'optionalFields leaves a field undecided when the query %s, and the next query names it',
    async (_, error) => {
      const { ask, at } = open();
      const first = ask(BY_VOLUME);
      const second = ask(BY_VOLUME);
      at(0).fail(error);
      await expect(first).rejects.toBe(error);
      at(1).answer();
      await expect(second).resolves.toEqual(['Volume']);
    },
  );

  it.each([
    refusal('Invalid key Title'),
    refusal('Invalid key Colour'),
    refusal('Invalid key $in at Volume'),
    refusal('Cannot use both page & offset pagination in the same query', 'PaginationError'),
    new ContentError('bad-request', { status: 400, body: '<h1>Bad Request</h1>' }),
    new ContentError('internal-server-error', { body: refusal('Invalid key Volume').body ?? '' }),
  ])('optionalFields treats no other refusal as a missing field: %s', async (error) => {
    const { ask, at, fields } = open();
    const asked = ask({ ...BY_VOLUME, sort: ['Title:asc'] });
    at(0).fail(error);
    await expect(asked).rejects.toBe(error);
    expect(fields.isMissing('Title') || fields.isMissing('Volume')).toBe(false);
  });

  it('optionalFields rejects a query that cannot be serialized, and still sends the next one', async () => {
    const { ask, at } = open();
    const tooLong = Array.from({ length: 101 }, (_, place) => `${place}`);
    await expect(ask({ filters: { Volume: { $in: tooLong } } })).rejects.toThrow(RangeError);
    const next = ask(BY_VOLUME);
    at(0).answer();
    await expect(next).resolves.toEqual(['Volume']);
  });

  it('optionalFields learns from complete entries, without a refusal', async () => {
    const { ask, fields, names } = open();
    fields.seenIn([null, 'text', {}, { documentId: 'a', Title: 'A', Volume: null }]);
    void ask({ ...BY_RATING, ...BY_VOLUME });
    void ask({ ...BY_RATING, ...BY_VOLUME });
    expect(names()).toEqual([['Volume'], ['Volume']]);
  });

  it('optionalFields learns nothing without an entry', () => {
    const { fields } = open();
    for (const entries of [[], [null], [{}], [{ documentId: 'a' }]]) fields.seenIn(entries);
    expect(fields.isMissing('Rating')).toBe(false);
  });
});
