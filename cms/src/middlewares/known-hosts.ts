import type { Context, Next } from 'koa';

const NAME_AND_PORT = /^(\[[\da-f:.]+\]|[^:/@\s]+)(?::\d{1,5})?$/i;

const nameOf = (host = '') => NAME_AND_PORT.exec(host)?.[1]?.toLowerCase() ?? '';

/**
 * Answers only those who call this CMS by a name of its own. A page whose owner points a name of theirs at
 * this machine is of one origin with that name, so that the browser would let it read and write all here.
 * `hosts` are names without a port.
 */
export default ({ hosts }: { hosts: readonly string[] }) => {
  const known = new Set(hosts.map((host) => host.trim().toLowerCase()).filter(Boolean));

  return (ctx: Context, next: Next) => {
    const named = ctx.req.rawHeaders.filter(
      (name, index) => index % 2 === 0 && /^host$/i.test(name),
    );
    const isKnown =
      named.length === 1 &&
      // A request line may name a host of its own, which counts more than the header.
      (ctx.req.url?.startsWith('/') || ctx.req.url === '*') &&
      known.has(nameOf(ctx.req.headers.host)) &&
      known.has(nameOf(ctx.host));
    return isKnown ? next() : ctx.misdirectedRequest('This host is not known here');
  };
};
