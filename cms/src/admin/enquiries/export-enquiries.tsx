import { Download } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { ExportButton } from '../csv-export/export-button';
import { useCsvExport } from '../csv-export/use-csv-export';
import { ENQUIRY, type ListPart } from './enquiry';

const useExport = () => useCsvExport('/content-manager/enquiries/export', 'enquiries');

/** Button above the list that exports the enquiries that match the list's search and filters. */
export const ExportFound = () => {
  const { pathname } = useLocation();
  const [{ rawQuery }] = useQueryParams();
  const { run, isRunning } = useExport();
  if (!pathname.includes(ENQUIRY)) return null;
  return (
    <ExportButton
      label="Export as CSV"
      isRunning={isRunning}
      onClick={() => run(rawQuery.replace(/^\?/u, ''))}
    />
  );
};

/** Bulk action of the list that exports the selected enquiries. */
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
