/**
 * Returns the URLs of the rendered pictures that are lazy or still loading, and of the loaded
 * assets that are not cached yet, because the page caches its assets only while the browser is
 * idle. Runs in the page.
 */
export const notCached = async (): Promise<readonly string[]> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const shown = pictures.filter((image) => image.getClientRects().length > 0);
  const pending = shown.filter(({ loading, complete }) => loading === 'lazy' || !complete);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const cached = await Promise.all(ours.map((name) => caches.match(name, { ignoreVary: true })));
  return [...pending.map(({ src }) => src), ...ours.filter((_, at) => cached[at] === undefined)];
};
