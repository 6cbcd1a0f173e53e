/**
 * Returns the bearer header of the administrator of the CMS under test. The tests do not log in
 * themselves, because login attempts are limited: the boot has logged in once.
 */
export const administrator = (): { readonly Authorization: string } => ({
  Authorization: `Bearer ${process.env['CMS_ADMIN_TOKEN']}`,
});
