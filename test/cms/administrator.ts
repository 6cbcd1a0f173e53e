/**
 * Returns the bearer header of the administrator of the CMS under test. The runner logs in once
 * after the boot; the tests do not log in, because the CMS limits login attempts.
 */
export const administrator = (): { readonly Authorization: string } => ({
  Authorization: `Bearer ${process.env['CMS_ADMIN_TOKEN']}`,
});
