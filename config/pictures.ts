import { imagetools } from 'vite-imagetools';

const WIDTHS = [360, 540, 800, 1200, 1800];

/**
 * `import files from '…/p1.jpg?picture'` gives the files made of a master picture, for
 * `pictureFromFiles`: AVIF and WebP with a JPEG fallback, at the widths that are not wider
 * than the master. Only what a build imports is made and shipped.
 */
export const pictures = () =>
  imagetools({
    defaultDirectives: (url) =>
      url.searchParams.has('picture')
        ? new URLSearchParams({
            w: WIDTHS.join(';'),
            format: 'avif;webp;jpg',
            quality: '62',
            effort: '2',
            withoutEnlargement: '',
            as: 'files',
          })
        : new URLSearchParams(),
    extendOutputFormats: (builtins) => ({
      ...builtins,
      files: () => (metadata) =>
        metadata.map(({ src, width, height, format }) => ({ url: src, width, height, format })),
    }),
  });
