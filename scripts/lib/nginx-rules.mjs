import { headerRules } from '../../config/host-headers.mjs';
import { redirects } from '../../config/host-redirects.mjs';

const MADE =
  '# Generated from config/host-headers.mjs and config/host-redirects.mjs by `npm run nginx`.\n';

/** @param {string} name */
const variable = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll(/["\\]/gu, '\\$&')}"`;

/** Returns nginx's pattern for the URL paths of a rule. @param {string} path path of the rule. */
const pattern = (path) =>
  `~^${path
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/gu, '\\$&'))
    .join('.*')}$`;

/**
 * Returns the names of all headers in the rules.
 * @param {readonly import('../../config/host-headers.mjs').HeaderRule[]} rules
 */
const headerNames = (rules) => [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];

/**
 * Generates nginx's `map` blocks, which choose the value of each header by path. In a `map` the
 * first match applies, in `headerRules` the last one. Therefore the rules are written in reverse
 * order.
 * @param {import('../../config/host-headers.mjs').HeaderOptions} [options]
 */
export function nginxHeaders(options) {
  const rules = headerRules(options);
  const [general, ...particular] = rules;
  const maps = headerNames(rules).map((name) => {
    // nginx does not send a header with an empty value.
    const value = general?.headers[name] ?? '';
    const others = particular
      .toReversed()
      .flatMap(({ path, headers }) =>
        name in headers ? [`    ${quoted(pattern(path))} ${quoted(headers[name] ?? '')};\n`] : [],
      );
    return `map $uri ${variable(name)} {\n    default ${quoted(value)};\n${others.join('')}}\n`;
  });
  return [MADE, ...maps].join('\n');
}

/**
 * Generates the `add_header` lines of a location that serves files. With `always`, nginx also adds
 * the headers to error responses.
 */
export function nginxPlace() {
  const names = headerNames(headerRules());
  return MADE + names.map((name) => `add_header ${name} ${variable(name)} always;\n`).join('');
}

/**
 * Returns the condition of a location: an exact path, or a pattern in which the placeholders are
 * named groups. A group matches no line breaks, which nginx would copy into the `Location` header.
 * @param {string} from
 */
const locationOf = (from) =>
  from.includes(':')
    ? `~ "^${from.replaceAll(/:(\w+)/gu, '(?<$1>[A-Za-z0-9-]+)')}/?$"`
    : `= ${from}`;

/** Generates nginx's locations for the redirects. */
export const nginxRedirects = () =>
  MADE +
  redirects({ shellOnly: false })
    .map(
      ({ from, to, status }) =>
        `location ${locationOf(from)} { return ${status} ${to.replaceAll(':', '$')}; }\n`,
    )
    .join('');
