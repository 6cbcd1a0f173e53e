/** The site has no accounts; Strapi's default lets anybody make one. */
const closeRegistration = async (strapi) => {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = await store.get({ key: 'advanced' });
  if (advanced.allow_register === false) return;
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
};

module.exports = { closeRegistration };
