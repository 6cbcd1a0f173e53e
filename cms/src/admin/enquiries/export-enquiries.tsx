import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ENQUIRY, type ListPart } from './enquiry';

const EXPORT = '/content-manager/enquiries/export';

const download = (content: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Returns a function that downloads the enquiries which a query finds, and whether it runs. */
const useExport = () => {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isRunning, setIsRunning] = useState(false);

  const run = async (query: string) => {
    setIsRunning(true);
    try {
      const { data } = await get<Blob>(`${EXPORT}?${query}`, { responseType: 'blob' });
      download(data);
    } catch {
      const message = 'The export did not arrive completely. Please try again.';
      toggleNotification({ type: 'danger', message });
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning };
};

/** A button above the list: exports what the search and the filters of the list find. */
export const ExportFound = () => {
  const { pathname } = useLocation();
  const [{ rawQuery }] = useQueryParams();
  const { run, isRunning } = useExport();
  if (!pathname.includes(ENQUIRY)) return null;
  return (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={isRunning}
      onClick={() => run(rawQuery.replace(/^\?/u, ''))}
    >
      Export as CSV
    </Button>
  );
};

/** The same for the selected enquiries. */
export const ExportSelectedAction = ({ model, documents }: ListPart) => {
  const { run, isRunning } = useExport();
  if (model !== ENQUIRY) return null;
  return {
    label: 'Export as CSV',
    icon: <Download />,
    variant: 'secondary',
    loading: isRunning,
    onClick: () =>
      run(
        documents
          .map(({ documentId }, place) => `filters[documentId][$in][${place}]=${documentId}`)
          .join('&'),
      ),
  };
};
