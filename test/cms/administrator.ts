/** The bearer header of the administrator of the CMS under test, whom its boot has logged in once: attempts are few. */
export const administrator = (): { readonly Authorization: string } => ({
  Authorization: `Bearer ${process.env['CMS_ADMIN_TOKEN']}`,
});
