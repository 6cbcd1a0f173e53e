/**
 * The URLs of what the page consists of or will still load that are not cached yet. The page caches
 * them whenever the browser is idle. Runs in the page.
 */
export const notKept = async (): Promise<readonly string[]> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const shown = pictures.filter((image) => image.getClientRects().length > 0);
  const coming = shown.filter(({ loading, complete }) => loading === 'lazy' || !complete);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const kept = await Promise.all(ours.map((name) => caches.match(name, { ignoreVary: true })));
  return [...coming.map(({ src }) => src), ...ours.filter((_, at) => kept[at] === undefined)];
};
