// start-strapi.mjs loads this file into the process of the CMS. When SIGKILL kills the parent
// process, the parent runs no cleanup. The CMS therefore exits as soon as the channel to the parent
// closes.
process.on('disconnect', () => process.exit(1));
