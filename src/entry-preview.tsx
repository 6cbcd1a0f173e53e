import { createRoot } from 'react-dom/client';
import { preview } from './composition/preview/preview';
import { PreviewBanner } from './ui/app/preview-banner';

// Renders the banner above the page, in a separate React root.
const place = document.createElement('div');
document.body.prepend(place);
createRoot(place).render(<PreviewBanner preview={preview} />);
