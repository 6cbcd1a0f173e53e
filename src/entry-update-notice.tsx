import { createRoot } from 'react-dom/client';
import { UpdateNotice } from './ui/app/update-notice';

/** Renders the update notice beside the page, in a separate React root. */
export function showUpdateNotice(onReload: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<UpdateNotice onReload={onReload} />);
}
