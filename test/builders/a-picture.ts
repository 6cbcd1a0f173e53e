import type { Picture } from '../../src/domain/shared/picture';

/** A picture as the CMS provides it: one smaller size and the original. */
export const aPicture = (given: Partial<Picture> = {}): Picture => ({
  url: 'https://cms.example/uploads/tears.jpg',
  alt: 'Tears of resin on bark',
  width: 1200,
  height: 1600,
  renditions: [
    { url: 'https://cms.example/uploads/small_tears.jpg', width: 375 },
    { url: 'https://cms.example/uploads/tears.jpg', width: 1200 },
  ],
  sources: [],
  colour: null,
  focus: null,
  ...given,
});
