import { type StrapiClient, type StrapiClientConfig, strapiClient } from './strapi-client';

/**
 * Creates a client for the one draft to which the preview token grants access. Requests and
 * responses have the same form as for published entries, at addresses below `/api/preview`. The
 * preview token has its own header, because a proxy may use `Authorization` for the site's API
 * token.
 */
export function strapiDraftsClient(config: StrapiClientConfig, previewToken: string): StrapiClient {
  const client = strapiClient({ ...config, headers: { 'X-Preview-Token': previewToken } });
  return {
    host: client.host,
    call: (method, path, call) => client.call(method, `/preview${path}`, call),
  };
}
