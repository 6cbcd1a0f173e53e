import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';

interface ExportButtonProps {
  readonly label: string;
  readonly isRunning: boolean;
  readonly onClick: () => void;
}

/** Button above a list that exports the list as a CSV file. */
export const ExportButton = ({ label, isRunning, onClick }: ExportButtonProps) => (
  <Button variant="secondary" startIcon={<Download />} loading={isRunning} onClick={onClick}>
    {label}
  </Button>
);
