import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

const download = (content: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/**
 * Returns `run`, which downloads a CSV file from a path of the CMS, and `isRunning`, which is true
 * during the download. `name` is the start of the file name; the date follows it.
 */
export const useCsvExport = (path: string, name: string) => {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isRunning, setIsRunning] = useState(false);

  const run = async (query = '') => {
    setIsRunning(true);
    try {
      const { data } = await get<Blob>(`${path}?${query}`, { responseType: 'blob' });
      download(data, name);
    } catch {
      const message = 'The export did not arrive completely. Please try again.';
      toggleNotification({ type: 'danger', message });
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning };
};
