// Loaded into the CMS by start-strapi.mjs. A parent that is killed outright can run no clean-up of its
// own; the closing of its channel is then the only word this process gets.
process.on('disconnect', () => process.exit(1));
