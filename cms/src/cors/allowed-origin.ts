/** The part of a request that is read here. */
interface RequestContext {
  get(header: string): string;
}

/**
 * Whether `origin` ("http://host:port") matches `pattern`, in which a port of `*` matches any port
 * or none.
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
 * For strapi::cors: returns the request's origin when one of `patterns` matches it, otherwise none.
 */
export const allowedOrigin = (patterns: readonly string[]) => (ctx: RequestContext) => {
  const origin = ctx.get('Origin');
  return isAllowedOrigin(patterns, origin) ? [origin] : [];
};
