const { PUBLIC_ACTIONS } = require('./public-actions');

/**
 * All that a caller of each role may do, plugins included. The site has no accounts, so whoever is
 * logged in may do nothing, and no right of `users-permissions` (login, password reset, e-mail
 * confirmation) is given to anybody.
 */
const ROLE_RIGHTS = { public: PUBLIC_ACTIONS, authenticated: [] };

module.exports = { ROLE_RIGHTS };
