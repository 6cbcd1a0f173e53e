// Loaded into the CMS by start-strapi.mjs. A parent killed with SIGKILL runs no cleanup; its closed
// channel is then the only sign that reaches this process.
process.on('disconnect', () => process.exit(1));
