import { useAuth } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { ExportButton } from '../csv-export/export-button';
import { useCsvExport } from '../csv-export/use-csv-export';

const SUBSCRIBER = 'api::subscriber.subscriber';
const EXPORT = '/content-manager/subscribers/export';
const SUPER_ADMIN = 'strapi-super-admin';

/**
 * Button above the list of newsletter sign-ups that exports the confirmed ones. Shown only to
 * administrators.
 */
export const ExportSubscribers = () => {
  const { pathname } = useLocation();
  const roles = useAuth('ExportSubscribers', ({ user }) => user?.roles);
  const { run, isRunning } = useCsvExport(EXPORT, 'newsletter-subscribers');
  const isAdministrator = roles?.some(({ code }) => code === SUPER_ADMIN);
  if (!pathname.includes(SUBSCRIBER) || !isAdministrator) return null;
  return (
    <ExportButton label="Export confirmed as CSV" isRunning={isRunning} onClick={() => run()} />
  );
};
