import * as v from 'valibot';

/** Schema of the address of the CMS. */
export const host = v.pipe(
  v.string(),
  v.url('must be an address such as https://cms.example.com'),
  v.regex(/^https?:\/\//i, 'must start with http:// or https://'),
  v.regex(/^\S*$/, 'must not hold spaces'),
  v.check((url) => !url.endsWith('/'), 'must not end with a slash'),
  v.check((url) => !/\/api$/i.test(url), 'must not end with /api: the site adds it'),
);

export const token = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]*$/, 'must not hold spaces or letters that a header cannot carry'),
);

const origin = v.pipe(
  v.string(),
  v.url('must be an address such as https://www.example.com'),
  v.regex(/^https?:\/\//i, 'must start with http:// or https://'),
  v.check(
    (url) => URL.parse(url)?.origin === url,
    'must be an origin: no path, no slash at the end, in small letters',
  ),
);

const environment = v.pipe(
  v.object({
    VITE_CATALOGUE: v.optional(
      v.picklist(['', 'memory', 'strapi'], 'must be memory or strapi'),
      'memory',
    ),
    VITE_API_HOST: v.optional(v.union([v.literal(''), host]), ''),
    VITE_API_TOKEN: v.optional(token, ''),
    VITE_SITE_URL: v.optional(v.union([v.literal(''), origin]), ''),
    VITE_SERVICE_WORKER: v.optional(v.picklist(['', 'true', 'false'], 'must be true or false'), ''),
    VITE_DEV_TOOLS: v.optional(v.picklist(['', 'true', 'false'], 'must be true or false'), ''),
  }),
  v.forward(
    // `partialCheck` also runs when another variable is invalid, so that one error lists them all.
    v.partialCheck(
      [['VITE_CATALOGUE'], ['VITE_API_HOST']],
      (env) => env.VITE_CATALOGUE !== 'strapi' || env.VITE_API_HOST !== '',
      'must be given when VITE_CATALOGUE is strapi',
    ),
    ['VITE_API_HOST'],
  ),
);

export interface StrapiConfig {
  /** Origin of the CMS, without a trailing slash and without `/api`. */
  readonly host: string;
  /** Sent as bearer token; empty for none. */
  readonly token: string;
}

export type Config = {
  /** Public origin of the site; `null` when unknown. */
  readonly siteUrl: string | null;
  /** Whether pages register a service worker, so that they open offline. */
  readonly hasServiceWorker: boolean;
} & (
  | { readonly catalogue: 'memory' }
  | { readonly catalogue: 'strapi'; readonly strapi: StrapiConfig }
);

/** Formats an issue as a line, for example `  VITE_API_HOST must not hold spaces`. */
export const sentence = (issue: v.BaseIssue<unknown>): string => {
  const deepest = issue.issues?.at(-1) ?? issue;
  return `  ${v.getDotPath(issue) ?? 'The environment'} ${deepest.message}`;
};

/**
 * Returns the site's configuration from the `VITE_…` environment variables (see `.env.example`).
 *
 * @throws Error whose message lists every invalid variable.
 */
export function readConfig(env: Readonly<Record<string, unknown>>): Config {
  const { success, output, issues } = v.safeParse(environment, env);
  if (!success) {
    throw new Error(`The configuration is not usable:\n${issues.map(sentence).join('\n')}`);
  }
  const common = {
    siteUrl: output.VITE_SITE_URL || null,
    hasServiceWorker: output.VITE_SERVICE_WORKER !== 'false',
  };
  return output.VITE_CATALOGUE === 'strapi'
    ? {
        ...common,
        catalogue: 'strapi',
        strapi: { host: output.VITE_API_HOST, token: output.VITE_API_TOKEN },
      }
    : { ...common, catalogue: 'memory' };
}
