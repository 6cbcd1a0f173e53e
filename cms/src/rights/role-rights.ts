import { PUBLIC_ACTIONS } from './public-actions';

/**
 * All that a caller of each role may do, plugins included. The site has no accounts, so whoever is
 * logged in may do nothing, and no right of `users-permissions` (login, password reset, e-mail
 * confirmation) is given to anybody.
 */
export const ROLE_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  public: PUBLIC_ACTIONS,
  authenticated: [],
};
