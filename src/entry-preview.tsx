import { createRoot } from 'react-dom/client';
import { preview } from './composition/preview/preview';
import { PreviewBanner } from './ui/app/preview-banner';

// Above the page, in a root of its own.
const place = document.createElement('div');
document.body.prepend(place);
createRoot(place).render(<PreviewBanner preview={preview} />);
