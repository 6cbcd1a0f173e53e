import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessOfACms } from '../../../scripts/cms/access-matrix/access-of-a-cms.mjs';
import { matrixAsMarkdown, matrixIn } from '../../../scripts/cms/access-matrix/markdown-table.mjs';
import { CMS_DIR } from '../../../scripts/cms/cms-dir.mjs';
import { leaksIn } from '../leaks-in';

// Timeout in ms for requests to every route as every kind of caller, one after another.
const TRYING = 600_000;
const IN_THE_BROWSER = ['stranger', 'site token'];

let rows;
const answers = [];

beforeAll(async () => {
  rows = await accessOfACms({ onAnswer: (answer) => answers.push(answer) });
}, TRYING);

it('the table in SECURITY.md matches the responses of the CMS', () => {
  const document = readFileSync(join(CMS_DIR, 'SECURITY.md'), 'utf8');
  // Compares lists of lines, so that a failure shows the rows that differ.
  expect(matrixAsMarkdown(rows).split('\n')).toEqual(matrixIn(document).split('\n'));
});

it('no response to a stranger contains a draft, an e-mail address, a hash or a token', () => {
  const leaks = answers
    .filter(({ who }) => IN_THE_BROWSER.includes(who))
    .flatMap(({ who, endpoint, text }) =>
      leaksIn(text).map((leak) => `${endpoint.method} ${endpoint.path} to a ${who}: ${leak}`),
    );
  expect(leaks).toEqual([]);
});

it('a stranger and the site token may use only the routes that a visitor needs', () => {
  const allowed = rows
    .filter(({ outcomes }) =>
      IN_THE_BROWSER.some((who) => Object.values(outcomes[who]).some((status) => status < 300)),
    )
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !route.endsWith('/_health'));
  expect(allowed).toEqual([
    'GET /api/about',
    'GET /api/batches',
    'GET /api/blogs',
    'GET /api/compare-page',
    'GET /api/comparison',
    'GET /api/contact',
    'POST /api/enquiries',
    'GET /api/enquiry-page',
    'GET /api/faq',
    'GET /api/home',
    'GET /api/how-to-order',
    'GET /api/journal',
    'GET /api/law-pages',
    'GET /api/navigation',
    'GET /api/post-page',
    'GET /api/products',
    'GET /api/products/:id',
    'GET /api/product-page',
    'GET /api/products-page',
    'GET /api/questions',
    'GET /api/redirects',
    'GET /api/sign-up',
    'GET /api/site',
    'GET /api/newsletter/mail-sent',
    'GET /api/sustainability',
    'GET /api/testimonials',
    'GET /api/thank-you',
    'GET /api/topics',
    'GET /api/wholesale',
    'GET /admin/init',
    'GET /admin/project-type',
    'POST /admin/forgot-password',
    'GET /content-manager/preview/script',
  ]);
});

describe('an Author', () => {
  const authorsAnswerTo = (method, path) =>
    answers.find(
      ({ who, endpoint }) =>
        who === 'Author' && endpoint.method === method && endpoint.path === path,
    );

  it('an Author sees no enquiry', () => {
    const { text } = authorsAnswerTo(
      'GET',
      '/content-manager/collection-types/api::enquiry.enquiry',
    );
    expect(JSON.parse(text)).toMatchObject({ results: [], pagination: { total: 0 } });
  });

  it.each([
    ['POST', '/email'],
    ['POST', '/upload/actions/upload-from-urls'],
    ['POST', '/admin/register-admin'],
    ['PUT', '/i18n/settings'],
  ])('an Author has no route %s %s', (method, path) => {
    expect(rows.some((row) => row.method === method && row.path === path)).toBe(false);
  });
});

describe('the search for leaks', () => {
  it.each([
    ['{"data":[{"image":{"related":[{"publishedAt":null}]}}]}', 'a draft'],
    ['{"data":{"createdBy":{"email":"hodan@example.com"}}}', 'an e-mail address'],
    ['{"data":[{"note":"$2a$10$abcdefghijklmnopqrstuv"}]}', 'a hash of a password'],
    [`{"key":"${'0f'.repeat(64)}"}`, 'a hash of a key'],
    ['{"data":{"jwt":"eyJhbGciOi.eyJpZCI6.c2lnbmF0dXJl"}}', 'a token of a session'],
    ['{"data":{"resetPasswordToken":null}}', 'a name of a secret'],
    ['not JSON, yet hodan@example.com', 'an e-mail address'],
  ])('the search for leaks finds in %s %s', (body, what) => {
    expect(leaksIn(body)).toEqual([expect.stringContaining(what)]);
  });

  it('the search for leaks finds nothing in a published entry', () => {
    const entry = { documentId: 'x', publishedAt: '2025-01-01T00:00:00.000Z', hash: 'resin_0f0f' };
    expect(leaksIn(JSON.stringify({ data: [entry], meta: {} }))).toEqual([]);
  });
});
