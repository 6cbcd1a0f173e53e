/**
 * The bearer header of the administrator of the CMS under test. The boot has logged in once,
 * because login attempts are limited.
 */
export const administrator = (): { readonly Authorization: string } => ({
  Authorization: `Bearer ${process.env['CMS_ADMIN_TOKEN']}`,
});
