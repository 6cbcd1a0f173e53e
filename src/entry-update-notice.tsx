import { createRoot } from 'react-dom/client';
import { UpdateNotice } from './ui/app/update-notice';

/** Beside the page, in a root of its own. */
export function showUpdateNotice(onReload: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<UpdateNotice onReload={onReload} />);
}
