import { Specimen, Specimens } from './specimen';
import { ToastGallery } from './toast-gallery';

/** Each button shows the real message, top right. */
export const GalleryMessages = () => (
  <Specimens title="Messages" columns={1}>
    <Specimen name="Toast: one of each type">
      <ToastGallery />
    </Specimen>
  </Specimens>
);
