import type { Context, Next } from 'koa';

const NAME_AND_PORT = /^(\[[\da-f:.]+\]|[^:/@\s]+)(?::\d{1,5})?$/i;

const nameOf = (host = '') => NAME_AND_PORT.exec(host)?.[1]?.toLowerCase() ?? '';

/**
 * Rejects requests whose Host header does not contain one of the CMS's own host names. Without this
 * check, an attacker could point their own domain at this machine (DNS rebinding): the browser
 * would treat the CMS as part of the attacker's origin, and let the attacker's page read and write
 * everything. `hosts` are names without a port.
 */
export default ({ hosts }: { hosts: readonly string[] }) => {
  const ownHosts = new Set(hosts.map((host) => host.trim().toLowerCase()).filter(Boolean));

  return (ctx: Context, next: Next) => {
    const named = ctx.req.rawHeaders.filter(
      (name, index) => index % 2 === 0 && /^host$/i.test(name),
    );
    const isKnown =
      named.length === 1 &&
      // Rejects a request line with a full URL, whose host would take precedence over the header.
      (ctx.req.url?.startsWith('/') || ctx.req.url === '*') &&
      ownHosts.has(nameOf(ctx.req.headers.host)) &&
      ownHosts.has(nameOf(ctx.host));
    return isKnown ? next() : ctx.misdirectedRequest('This host is not known here');
  };
};
