const { picturesOnly } = require('../../pictures/pictures-only');

module.exports = (plugin) => {
  const { upload } = plugin.services;
  plugin.services.upload = (context) => picturesOnly(upload(context));
  return plugin;
};
