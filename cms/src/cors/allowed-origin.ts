/** The part of the Koa context that `allowedOrigin` uses. */
interface RequestContext {
  get(header: string): string;
}

/**
 * Whether `origin` ("http://host:port") matches `pattern`. If the pattern's port is `*`, it matches
 * any port, and an origin without a port.
 */
const fits = (origin: string, pattern: string) => {
  if (!pattern.endsWith(':*')) return origin === pattern;
  const base = pattern.slice(0, -2);
  return (
    origin === base ||
    (origin.startsWith(`${base}:`) && /^\d+$/.test(origin.slice(base.length + 1)))
  );
};

export const isAllowedOrigin = (patterns: readonly string[], origin: string) =>
  patterns.some((pattern) => fits(origin, pattern.trim()));

/**
 * Returns the `origin` option of strapi::cors: a function that returns a list with the request's
 * origin when one of `patterns` matches it, and an empty list otherwise.
 */
export const allowedOrigin = (patterns: readonly string[]) => (ctx: RequestContext) => {
  const origin = ctx.get('Origin');
  return isAllowedOrigin(patterns, origin) ? [origin] : [];
};
