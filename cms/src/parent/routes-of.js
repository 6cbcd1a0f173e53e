/** Every route that Strapi has mounted, as `{ method, path }`; HEAD goes with GET. */
const routesOf = (strapi) =>
  strapi.server
    .listRoutes()
    .flatMap(({ methods, path }) => methods.map((method) => ({ method, path })))
    .filter(({ method }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method));

module.exports = { routesOf };
