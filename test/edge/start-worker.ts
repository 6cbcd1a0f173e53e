import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';

export const ORIGIN = 'https://frankincense.example';
export const SECRET = 'a secret of sixteen and more';

/** Folder of the built worker, see `scripts/lib/edge-part.mjs`. */
const DIR = process.env['EDGE_DIR'] ?? '';

export interface Worker {
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a body as Strapi's webhook does. */
  notify(body: unknown, secret?: string): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts the built worker with its built settings in Miniflare, a local runtime for Cloudflare
 * Workers.
 */
export function startedWorker(apiHost: string): Worker {
  const settings = JSON.parse(readFileSync(join(DIR, 'wrangler.json'), 'utf8'));
  const { directory, html_handling, not_found_handling } = settings.assets;
  const host = new Miniflare({
    modules: true,
    scriptPath: join(DIR, settings.main),
    compatibilityDate: settings.compatibility_date,
    kvNamespaces: settings.kv_namespaces.map(({ binding }: { binding: string }) => binding),
    bindings: { ...settings.vars, API_HOST: apiHost, PURGE_SECRET: SECRET },
    assets: {
      directory: join(DIR, directory),
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling, not_found_handling },
    },
    // Discards the log, because the tests check failures by their responses.
    handleRuntimeStdio: () => {},
  });
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    (await host.dispatchFetch(ORIGIN + path, init as never)) as unknown as Response;
  return {
    ask,
    notify: (body, secret = SECRET) =>
      ask('/hooks/purge', {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: () => host.dispose(),
  };
}
