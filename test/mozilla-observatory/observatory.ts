import { cookies, framing, referrer, resources, sharing, transport, types } from './header-rows';
import { policiesOf } from './policies';
import { policyResult } from './policy-result';
import { type Row, row } from './row';

// The rules of the HTTP Observatory, version 4 of its algorithm, from its documentation:
// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Its own package needs a
// network as soon as it is installed.

/** The responses of a site as a visitor receives them over HTTPS. */
export interface Scanned {
  readonly headers: Headers;
  readonly html: string;
  /** The response to a request with a foreign Origin header. */
  readonly toOthers: Headers;
}

type Points = Readonly<Record<string, number>>;

const POLICY: Points = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
};

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gu;
const SCRIPT = /<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gu;

function policyRows({ headers, html }: Scanned): readonly Row[] {
  const said = headers.get('content-security-policy');
  const metas = [...html.matchAll(META)].map(([, policy = '']) => policy);
  try {
    const policies = policiesOf(said === null ? [] : said.split(','), metas);
    const result = policyResult(policies);
    const frames = policies.has('frame-ancestors')
      ? row('framing', 'x-frame-options-implemented-via-csp', 5)
      : framing(headers);
    return [row('policy', result, POLICY[result] ?? Number.NaN), frames];
  } catch {
    return [row('policy', 'csp-header-invalid', -25), framing(headers)];
  }
}

function scripts({ html }: Scanned): Row {
  const all = [...html.matchAll(SCRIPT)].map(([tag, source = '']) => ({ tag, source }));
  if (all.length === 0) return row('scripts', 'sri-not-implemented-but-no-scripts-loaded', 0);
  const foreign = all.filter(({ source }) => /^(?:https?:)?\/\//u.test(source));
  if (foreign.some(({ tag }) => !tag.includes('integrity='))) {
    const name = 'sri-not-implemented-but-external-scripts-loaded-securely';
    return foreign.every(({ source }) => source.startsWith('https:'))
      ? row('scripts', name, -5)
      : row('scripts', 'sri-not-implemented-and-external-scripts-not-loaded-securely', -50);
  }
  return all.some(({ tag }) => tag.includes('integrity='))
    ? row('scripts', 'sri-implemented-and-all-scripts-loaded-securely', 5)
    : row('scripts', 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0);
}

const REDIRECTION: Row = {
  ...row('redirection', 'redirection-to-https', 0),
  taken: 'the host leads from http: to https: of the same name; loopback has no https:',
};

/** Points above 100 count only for a site with at least 90 without them. */
const EXTRA_FROM = 90;

/** Every scored row, and the total score: 100 is an A+, and a score may exceed 100. */
export function observatoryScore(scanned: Scanned) {
  const rows = [
    ...policyRows(scanned),
    cookies(scanned.headers),
    sharing(scanned.toOthers),
    REDIRECTION,
    referrer(scanned.headers),
    transport(scanned.headers),
    scripts(scanned),
    types(scanned.headers),
    resources(scanned.headers),
  ];
  const lost = rows.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const all = rows.reduce((sum, { points }) => sum + points, 100);
  return { rows, score: Math.max(0, lost >= EXTRA_FROM ? all : lost) };
}
