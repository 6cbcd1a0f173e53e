import { PUBLIC_ACTIONS } from './public-actions';

/**
 * Everything that a caller of each role may do, plugins included. The site has no accounts, so a
 * logged-in user may do nothing, and no role has a right of `users-permissions` (login, password
 * reset, e-mail confirmation).
 */
export const ROLE_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  public: PUBLIC_ACTIONS,
  authenticated: [],
};
