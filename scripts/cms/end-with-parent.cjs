// start-strapi.mjs loads this file into the CMS. A parent that is killed with SIGKILL runs no
// cleanup, so the CMS exits as soon as the channel to its parent closes.
process.on('disconnect', () => process.exit(1));
