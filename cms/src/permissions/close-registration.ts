import type { Core } from '@strapi/strapi';

/**
 * Disables the registration of users, which Strapi allows by default. The site has no user
 * accounts.
 */
export const closeRegistration = async (strapi: Core.Strapi) => {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as { allow_register: boolean };
  if (advanced.allow_register === false) return;
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
};
