/** Deletes caches. @param start prefix of their names. @param but the one to spare. */
export async function dropCaches(start: string, { but }: { readonly but?: string } = {}) {
  const names = (await caches.keys()).filter((name) => name.startsWith(start) && name !== but);
  await Promise.all(names.map((name) => caches.delete(name)));
}
