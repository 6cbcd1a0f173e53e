// @vitest-environment node
import { expect, it } from 'vitest';
import { headersFor } from '../config/host-headers.mjs';
import { policyWeaknesses } from './policy-weaknesses';

const page = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
const STRICT = page("default-src 'none'; img-src 'self' data:; script-src 'self' 'sha256-YQ=='");

const responses = ({ headers = {}, html = STRICT, crossOrigin = {} }) => ({
  headers: new Headers({ ...headersFor('/'), ...headers }),
  html,
  crossOrigin: new Headers(crossOrigin),
});

it('the headers of every host have no weakness', () => {
  expect(policyWeaknesses(responses({}))).toEqual([]);
});

it.each([
  [{ html: '' }, 'the page’s policy allows by default'],
  [{ html: page("script-src 'self'") }, 'the page’s policy allows by default'],
  [
    { html: page("default-src 'none'; script-src 'unsafe-inline'") },
    "a policy allows 'unsafe-inline'",
  ],
  [{ html: page("default-src 'none'; script-src https:") }, 'a policy allows https:'],
  [
    { html: page("default-src 'none'; connect-src http://a.test") },
    'a policy allows http://a.test',
  ],
  [{ html: page("default-src 'none'; script-src data:") }, 'a policy allows data:'],
  [{ html: page("default-src 'none'; font-src *") }, 'a policy allows *'],
  [
    { headers: { 'Content-Security-Policy': "script-src 'unsafe-eval'" } },
    "a policy allows 'unsafe-eval'",
  ],
  [{ headers: { 'Set-Cookie': 'a=b' } }, 'a cookie is set'],
  [{ crossOrigin: { 'Access-Control-Allow-Origin': '*' } }, '* may read the response'],
])('the check of a policy reports the weakness of %j', (given, weakness) => {
  expect(policyWeaknesses(responses(given))).toEqual([weakness]);
});
