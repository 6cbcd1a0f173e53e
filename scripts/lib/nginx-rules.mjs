import { headerRules } from '../../config/host-headers.mjs';
import { redirects } from '../../config/host-redirects.mjs';

const MADE =
  '# Made of config/host-headers.mjs and config/host-redirects.mjs by `npm run nginx`.\n';

/** @param {string} name */
const variable = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** @param {string} text */
const quoted = (text) => `"${text.replaceAll(/["\\]/gu, '\\$&')}"`;

/** @param {string} path of a rule, as nginx matches an address by it. */
const pattern = (path) =>
  `~^${path
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/gu, '\\$&'))
    .join('.*')}$`;

/**
 * Which value each header has for which address. In nginx the first rule that fits decides, in the
 * source the last.
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

/** What a place that serves files says with each of them, found or not, and where it leads on. */
export function nginxPlace() {
  const names = Object.keys(headerRules()[0]?.headers ?? {});
  return MADE + names.map((name) => `add_header ${name} ${variable(name)} always;\n`).join('');
}

/** Addresses that lead elsewhere. */
export const nginxRedirects = () =>
  MADE +
  redirects({ shellOnly: false })
    .map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }\n`)
    .join('');
