const { picturesOnly } = require('../../pictures/pictures-only');

module.exports = (plugin) => {
  const { upload } = plugin.services;
  plugin.services.upload = (context) => picturesOnly(upload(context));

  // With this an editor could have the server call addresses of its own network, by a redirect.
  const admin = plugin.routes.admin;
  admin.routes = admin.routes.filter(({ path }) => path !== '/actions/upload-from-urls');
  return plugin;
};
