// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headersFor } from '../config/host-headers.mjs';
import { observatoryScore } from './mozilla-observatory/observatory';

const META = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
const HTML = `${META("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-YQ=='")}<script type="module" src="/a.js"></script>`;

const scan = ({ headers = {}, html = HTML, toOthers = {} }) =>
  observatoryScore({
    headers: new Headers({ ...headersFor('/'), ...headers }),
    html,
    toOthers: new Headers(toOthers),
  });

const without = (name: string) => {
  const headers = new Headers(headersFor('/'));
  headers.delete(name);
  return observatoryScore({ headers, html: HTML, toOthers: new Headers() });
};

/** Response headers whose policy also contains `frame-ancestors`. */
const saying = (policy: string) => ({
  headers: { 'Content-Security-Policy': `frame-ancestors 'none'; ${policy}` },
  html: '',
});

describe('the Observatory’s score', () => {
  it('is 130 for the headers of the site', () => {
    expect(scan({}).score).toBe(130);
  });

  it.each([
    ['content-security-policy', 'x-frame-options-not-implemented'],
    ['referrer-policy', 'referrer-policy-not-implemented'],
    ['cross-origin-resource-policy', 'corp-not-implemented'],
    ['x-content-type-options', 'x-content-type-options-not-implemented'],
    ['strict-transport-security', 'hsts-not-implemented'],
  ])('falls without %s', (name, result) => {
    const { rows, score } = without(name);
    expect(rows.map((row) => row.result)).toContain(result);
    expect(score).toBeLessThan(130);
  });

  it.each([
    ["script-src 'self' 'unsafe-inline'; object-src 'none'", 'csp-implemented-with-unsafe-inline'],
    ["script-src 'self'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'none'; script-src https:", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'none'; connect-src http://a.test", 'csp-implemented-with-insecure-scheme'],
    ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
    [
      "default-src 'none'; img-src http://a.test",
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
    ],
    [
      "default-src 'none'; style-src 'unsafe-inline'",
      'csp-implemented-with-unsafe-inline-in-style-src-only',
    ],
    [
      "default-src 'none'; style-src 'unsafe-inline' 'sha256-YQ=='",
      'csp-implemented-with-no-unsafe-default-src-none',
    ],
    ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'none'; default-src 'self'", 'csp-header-invalid'],
  ])('gives "%s" the result that the Observatory gives it', (policy, result) => {
    expect(scan(saying(policy)).rows[0]?.result).toBe(result);
  });

  it('scores the intersection of header and page policies, and ignores frame-ancestors in a page', () => {
    const html = META("default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors *");
    const headers = { 'Content-Security-Policy': "script-src 'self'; object-src 'none'" };
    expect(
      scan({ headers, html })
        .rows.slice(0, 2)
        .map(({ result }) => result),
    ).toEqual([
      'csp-implemented-with-no-unsafe-default-src-none',
      'x-frame-options-not-implemented',
    ]);
  });

  it.each([
    [{ headers: { 'Set-Cookie': 'a=b' } }, 'cookies-without-secure-flag'],
    [{ headers: { 'Referrer-Policy': 'unsafe-url' } }, 'referrer-policy-unsafe'],
    [
      { headers: { 'Strict-Transport-Security': 'max-age=60' } },
      'hsts-implemented-max-age-less-than-six-months',
    ],
    [
      { headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
      'corp-implemented-with-cross-origin',
    ],
    [
      { html: `${HTML}<script src="https://cdn.test/a.js"></script>` },
      'sri-not-implemented-but-external-scripts-loaded-securely',
    ],
    [
      {
        toOthers: {
          'Access-Control-Allow-Origin': 'https://evil.test',
          'Access-Control-Allow-Credentials': 'true',
        },
      },
      'cross-origin-resource-sharing-implemented-with-universal-access',
    ],
  ])('detects %o', (fault, result) => {
    const { rows, score } = scan(fault);
    expect(rows.map((row) => row.result)).toContain(result);
    expect(score).toBeLessThan(130);
  });
});
