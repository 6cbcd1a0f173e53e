import { headerRules } from '../../config/host-headers.mjs';
import { redirects } from '../../config/host-redirects.mjs';

const MADE =
  '# Made of config/host-headers.mjs and config/host-redirects.mjs by `npm run nginx`.\n';

/** @param {string} name */
const variable = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll(/["\\]/gu, '\\$&')}"`;

/** @param {string} path of a rule; returns the pattern by which nginx matches a URL path. */
const pattern = (path) =>
  `~^${path
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/gu, '\\$&'))
    .join('.*')}$`;

/**
 * Generates the value of each header for each path. In nginx the first matching rule applies, in
 * the source the last.
 * @param {import('../../config/host-headers.mjs').HostOptions} [options]
 */
export function nginxHeaders(options) {
  const [general, ...particular] = headerRules(options);
  const maps = Object.entries(general?.headers ?? {}).map(([name, value]) => {
    const others = particular
      .toReversed()
      .flatMap(({ path, headers }) =>
        name in headers ? [`    ${quoted(pattern(path))} ${quoted(headers[name] ?? '')};\n`] : [],
      );
    return `map $uri ${variable(name)} {\n    default ${quoted(value)};\n${others.join('')}}\n`;
  });
  return [MADE, ...maps].join('\n');
}

/** The headers of a location that serves files, for found and missing files, and its redirects. */
export function nginxPlace() {
  const names = Object.keys(headerRules()[0]?.headers ?? {});
  return MADE + names.map((name) => `add_header ${name} ${variable(name)} always;\n`).join('');
}

/** The redirects. */
export const nginxRedirects = () =>
  MADE +
  redirects({ shellOnly: false })
    .map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }\n`)
    .join('');
