/** Deletes the caches whose names begin with `start`, except the cache named `but`. */
export async function dropCaches(start: string, { but }: { readonly but?: string } = {}) {
  const names = (await caches.keys()).filter((name) => name.startsWith(start) && name !== but);
  await Promise.all(names.map((name) => caches.delete(name)));
}
