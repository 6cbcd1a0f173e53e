import { type Row, row } from './row';

// The rows of the score that depend on a single header.

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** The Observatory's minimum. Many sites count a month as 30 days. */
const SIX_MONTHS_S = 15_552_000;

export function framing(headers: Headers): Row {
  const said = headers.get('x-frame-options')?.trim().toLowerCase();
  if (said === undefined) return row('framing', 'x-frame-options-not-implemented', -20);
  const isGood = said === 'deny' || said === 'sameorigin';
  return isGood
    ? row('framing', 'x-frame-options-sameorigin-or-deny', 0)
    : row('framing', 'x-frame-options-header-invalid', -20);
}

export function referrer(headers: Headers): Row {
  const said = headers.get('referrer-policy');
  if (said === null) return row('referrer', 'referrer-policy-not-implemented', 0);
  const last = said.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return PRIVATE.includes(last)
    ? row('referrer', 'referrer-policy-private', 5)
    : row('referrer', 'referrer-policy-unsafe', -5);
}

export function transport(headers: Headers): Row {
  const taken = 'the host has a certificate that browsers trust; loopback has none';
  const said = headers.get('strict-transport-security');
  if (said === null) return { ...row('transport', 'hsts-not-implemented', -20), taken };
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/iu.exec(said)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds) || said.includes(',')) {
    return { ...row('transport', 'hsts-header-invalid', -20), taken };
  }
  const isLong = seconds >= SIX_MONTHS_S;
  return isLong
    ? { ...row('transport', 'hsts-implemented-max-age-at-least-six-months', 0), taken }
    : { ...row('transport', 'hsts-implemented-max-age-less-than-six-months', -10), taken };
}

export function types(headers: Headers): Row {
  const said = headers.get('x-content-type-options')?.trim().toLowerCase();
  if (said === undefined) return row('types', 'x-content-type-options-not-implemented', -5);
  return said === 'nosniff'
    ? row('types', 'x-content-type-options-nosniff', 0)
    : row('types', 'x-content-type-options-header-invalid', -5);
}

export function resources(headers: Headers): Row {
  const said = headers.get('cross-origin-resource-policy')?.trim().toLowerCase();
  if (said === undefined) return row('resources', 'corp-not-implemented', 0);
  if (said === 'same-origin' || said === 'same-site') {
    return row('resources', `corp-implemented-with-${said}`, 10);
  }
  return said === 'cross-origin'
    ? row('resources', 'corp-implemented-with-cross-origin', 0)
    : row('resources', 'corp-header-invalid', -5);
}

export function sharing(toOthers: Headers): Row {
  const name = 'cross-origin-resource-sharing';
  const origin = toOthers.get('access-control-allow-origin');
  if (origin === null) return row('sharing', `${name}-not-implemented`, 0);
  const withCookies = toOthers.get('access-control-allow-credentials') === 'true';
  return origin !== '*' && withCookies
    ? row('sharing', `${name}-implemented-with-universal-access`, -50)
    : row('sharing', `${name}-implemented-with-public-access`, 0);
}

/** The site sets no cookies, so any cookie is a fault here, whatever its attributes. */
export function cookies(headers: Headers): Row {
  return headers.getSetCookie().length === 0
    ? row('cookies', 'cookies-not-found', 0)
    : row('cookies', 'cookies-without-secure-flag', -20);
}
