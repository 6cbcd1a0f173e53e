import { PUBLIC_ACTIONS } from './public-actions';

/**
 * All actions that Strapi's own roles may perform, by role, including actions of plugins. The site
 * has no user accounts, so a logged-in user may do nothing, and no role may use the actions of
 * `users-permissions` (login, password reset, e-mail confirmation).
 */
export const ROLE_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  public: PUBLIC_ACTIONS,
  authenticated: [],
};
