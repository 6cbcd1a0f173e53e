import { type StrapiClient, type StrapiClientConfig, strapiClient } from './strapi-client';

/**
 * A client for the one draft that the token is of: asked and answered as what is published, at an address
 * of its own. The token has a header of its own too, since a proxy may add the credential of the site.
 */
export function strapiDraftsClient(config: StrapiClientConfig, previewToken: string): StrapiClient {
  const client = strapiClient({ ...config, headers: { 'X-Preview-Token': previewToken } });
  return {
    host: client.host,
    call: (method, path, call) => client.call(method, `/preview${path}`, call),
  };
}
