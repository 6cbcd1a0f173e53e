import { expect, it } from 'vitest';
import { requireOfCms } from '../require-of-cms.mjs';

// Tests the response to a form when the CMS fails. Uses a fake Strapi, because a real one does not
// fail on demand.
const { answerForm } = requireOfCms('./dist/src/no-js-forms/answer-form');

const SITE = 'https://shop.example';
const TYPED = {
  kind: 'contact',
  name: 'Hodan',
  email: 'hodan@example.com',
  message: '<b>Resin?</b>',
};

const strapi = {
  config: { get: () => ['a secret'] },
  contentTypes: { 'api::enquiry.enquiry': { attributes: {} } },
  documents: () => ({ findFirst: async () => null }),
};

const answered = async (status, formPost = { site: SITE, fields: TYPED }, body = {}) => {
  const headers = {};
  const set = (name, value) => Object.assign(headers, { [name]: value });
  const ctx = { status, body, state: { formPost }, headers, set };
  await answerForm(strapi, ctx);
  return ctx;
};

it.each([500, 502, 503])(
  'a server error, %i, becomes a 503 whose page keeps what was typed',
  async (status) => {
    const { status: shown, body, headers } = await answered(status);
    expect(shown).toBe(503);
    expect(headers['Cache-Control']).toBe('no-store');
    expect(body).toContain('Please try again in a moment');
    expect(body).toContain('&lt;b&gt;Resin?&lt;/b&gt;');
    expect(body).toContain(`<a href="${SITE}/contactus">`);
  },
);

it('the page does not claim to keep a form that was not read', async () => {
  for (const status of [400, 413, 500, 503]) {
    const { body } = await answered(status, { site: SITE, fields: null });
    expect(body).not.toContain('is still here');
    expect(body).not.toContain('<form');
  }
});

it.each([401, 403, 411, 415, 421])(
  'a response with status %i, which no visitor of the site gets, stays unchanged',
  async (status) => {
    const json = { error: { status } };
    expect(await answered(status, undefined, json)).toMatchObject({ status, body: json });
  },
);

it('an error of Strapi without fields becomes a general message', async () => {
  for (const details of [undefined, null, {}, { errors: 'x' }, { errors: [{}, { path: ['id'] }] }])
    expect((await answered(400, undefined, { error: { details } })).body).toContain(
      'could not be sent',
    );
});
