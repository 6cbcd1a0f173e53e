/** @param start how the names of those that go begin. */
export async function dropCaches(start: string, { but }: { readonly but?: string } = {}) {
  const names = (await caches.keys()).filter((name) => name.startsWith(start) && name !== but);
  await Promise.all(names.map((name) => caches.delete(name)));
}
