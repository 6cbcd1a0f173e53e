/**
 * Whether the page has kept what it is made of, and will load nothing more: it does so whenever the
 * browser has nothing else to do. Runs in the page.
 */
export const isAllKept = async () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const shown = pictures.filter((image) => image.getClientRects().length > 0);
  if (shown.some(({ loading, complete }) => loading === 'lazy' || !complete)) return false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const kept = await Promise.all(ours.map((name) => caches.match(name, { ignoreVary: true })));
  return !kept.includes(undefined);
};
