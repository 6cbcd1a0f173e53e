/** How long the browser has to read a file after the click, in ms. */
const READ_MS = 60_000;

/** The `get` of Strapi's `useFetchClient`. */
type Get = (path: string, options: { responseType: 'blob' }) => Promise<{ readonly data: Blob }>;

const save = (content: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // Revoke the URL later, because the browser starts to read the file only after `click` has
  // returned.
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
};

/**
 * Downloads a CSV file from a path of the CMS. Rejects when the file does not arrive completely.
 *
 * @param name the start of the file name; the date follows it.
 */
export const downloadCsv = async (get: Get, path: string, query: string, name: string) => {
  const { data } = await get(query ? `${path}?${query}` : path, { responseType: 'blob' });
  save(data, name);
};
