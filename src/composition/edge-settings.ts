import * as v from 'valibot';
import { host, type StrapiConfig, sentence, token } from './config';

const SHORTEST_SECRET = 16;

const bindings = v.object({
  API_HOST: host,
  API_TOKEN: v.optional(token, ''),
  PURGE_SECRET: v.pipe(
    v.string(),
    v.minLength(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`),
  ),
});

export interface EdgeSettings {
  readonly strapi: StrapiConfig;
  /** The secret that the CMS sends with its purge webhook. */
  readonly purgeSecret: string;
}

/**
 * Returns the settings from the bindings (environment) of the edge host.
 *
 * @throws Error whose message lists every invalid binding.
 */
export function readEdgeSettings(env: unknown): EdgeSettings {
  const { success, output, issues } = v.safeParse(bindings, env);
  if (!success) {
    throw new Error(`The bindings are not usable:\n${issues.map(sentence).join('\n')}`);
  }
  const { API_HOST, API_TOKEN, PURGE_SECRET } = output;
  return { strapi: { host: API_HOST, token: API_TOKEN }, purgeSecret: PURGE_SECRET };
}
