/** What is asked of a call here. */
interface Asked {
  get(header: string): string;
}

/** Does `origin` ("http://host:port") fit `pattern`, where a port of `*` stands for any or none? */
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

/** For strapi::cors: answers the asking origin when one of `patterns` fits, else none. */
export const allowedOrigin = (patterns: readonly string[]) => (ctx: Asked) => {
  const origin = ctx.get('Origin');
  return isAllowedOrigin(patterns, origin) ? [origin] : [];
};
