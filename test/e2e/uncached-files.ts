/**
 * Returns the URLs of the rendered pictures that are lazy or still loading, and of the loaded
 * assets that are not cached yet. The page caches assets only while the browser is idle. This
 * function runs in the page.
 */
export const uncachedFiles = async (): Promise<readonly string[]> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const shown = pictures.filter((image) => image.getClientRects().length > 0);
  const pending = shown.filter(({ loading, complete }) => loading === 'lazy' || !complete);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const cached = await Promise.all(ours.map((name) => caches.match(name, { ignoreVary: true })));
  return [...pending.map(({ src }) => src), ...ours.filter((_, at) => cached[at] === undefined)];
};
