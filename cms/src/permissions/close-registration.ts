import type { Core } from '@strapi/strapi';

/**
 * Disables registration: the site has no accounts, but by Strapi's default anyone can create one.
 */
export const closeRegistration = async (strapi: Core.Strapi) => {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as { allow_register: boolean };
  if (advanced.allow_register === false) return;
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
};
