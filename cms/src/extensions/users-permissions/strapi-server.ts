interface UsersPermissionsPlugin {
  contentTypes: { user: { schema: { pluginOptions?: object } } };
}

/**
 * Hides the content type User in the panel. The site has no user accounts, so the list is always
 * empty, and an owner would take it for the list of panel users.
 */
export default (plugin: UsersPermissionsPlugin) => {
  const { schema } = plugin.contentTypes.user;
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } };
  return plugin;
};
