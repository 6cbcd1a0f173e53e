import type { Wire } from './wire';

/** A media object as Strapi 5.54 sends it, with the fields that the Strapi adapter reads. */
export const aMediaWire = (given: Wire = {}): Wire => ({
  id: 7,
  documentId: 'm0aomeletbj7ec8ui9xsf1kt',
  name: 'tears.jpg',
  alternativeText: 'Tears of resin on bark',
  caption: null,
  focalPoint: null,
  width: 1200,
  height: 1600,
  formats: {
    thumbnail: { url: '/uploads/thumbnail_tears.jpg', width: 117, height: 156, size: 1.31 },
    large: { url: '/uploads/large_tears.jpg', width: 750, height: 1000, size: 12.03 },
  },
  ext: '.jpg',
  mime: 'image/jpeg',
  size: 21.32,
  url: '/uploads/tears.jpg',
  ...given,
});
