interface UsersPermissionsPlugin {
  contentTypes: { user: { schema: { pluginOptions?: object } } };
}

/**
 * Hides the content type User in the panel. The site has no user accounts, so it is always empty,
 * and an owner takes it for the users of the panel.
 */
export default (plugin: UsersPermissionsPlugin) => {
  const { schema } = plugin.contentTypes.user;
  schema.pluginOptions = { ...schema.pluginOptions, 'content-manager': { visible: false } };
  return plugin;
};
