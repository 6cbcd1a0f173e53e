import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { downloadCsv } from './download-csv';
import { exportFailure } from './export-failure';

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
      await downloadCsv(get, path, query, name);
    } catch (error) {
      toggleNotification({ type: 'danger', message: exportFailure(error) });
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning };
};
