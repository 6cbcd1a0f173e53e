import { type StrapiClient, type StrapiClientConfig, strapiClient } from './strapi-client';

/**
 * A client for the one draft that the token grants access to. Requests and responses have the
 * published form, at an address of their own. The token has its own header, since a proxy may add
 * the site's credential to `Authorization`.
 */
export function strapiDraftsClient(config: StrapiClientConfig, previewToken: string): StrapiClient {
  const client = strapiClient({ ...config, headers: { 'X-Preview-Token': previewToken } });
  return {
    host: client.host,
    call: (method, path, call) => client.call(method, `/preview${path}`, call),
  };
}
