const PATH = '/register-admin';

/**
 * Takes away the route by which whoever comes first makes the first administrator: any stranger, or any
 * page that a developer has open. Runs in `register`, before Strapi mounts its routes.
 */
const closeAdminRegistration = (strapi) => {
  const { admin } = strapi.admin.routes;
  const kept = admin.routes.filter(({ path }) => path !== PATH);
  if (kept.length !== admin.routes.length - 1)
    throw new Error(
      `Strapi has no route ${PATH} any more: see how it makes the first administrator.`,
    );
  admin.routes = kept;
};

module.exports = { closeAdminRegistration };
