import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';

interface ExportButtonProps {
  readonly label: string;
  readonly isRunning: boolean;
  readonly onClick: () => void;
}

/** The button above a list that exports it. */
export const ExportButton = ({ label, isRunning, onClick }: ExportButtonProps) => (
  <Button variant="secondary" startIcon={<Download />} loading={isRunning} onClick={onClick}>
    {label}
  </Button>
);
