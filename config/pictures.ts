import { imagetools } from 'vite-imagetools';
import { ENCODING, WIDTHS, wantedFiles } from './picture-files.mjs';

/**
 * Name of the import directive that contains the encoder settings. The cache key of vite-imagetools
 * includes all directives, so changed settings invalidate cached files.
 */
const ENCODED_AS = 'encoded-as';

/**
 * Makes imports such as `import files from '…/p1.jpg?picture'` return a list of files for
 * `pictureFromFiles`. The files are made from a master picture: AVIF and WebP in widths up to the
 * width of the master, and a JPEG fallback. The build creates files only for pictures that the code
 * imports.
 */
export const pictures = () =>
  imagetools({
    include: /[.](?:jpe?g|png)[?]picture$/u,
    defaultDirectives: new URLSearchParams({ w: WIDTHS.join(';'), as: 'files' }),
    resolveConfigs: (directives) => {
      // vite-imagetools has already removed widths larger than the width of the master.
      const widths = directives.find(([name]) => name === 'w')?.[1] ?? [];
      return wantedFiles(widths.map(Number)).map(({ format, width }) => ({
        format,
        w: `${width}`,
        [ENCODED_AS]: JSON.stringify(ENCODING[format]),
        as: 'files',
      }));
    },
    // Encodes with all settings of `ENCODING`, because vite-imagetools passes only quality and
    // effort to the encoder.
    extendTransforms: (builtins) => [
      ...builtins,
      ({ format, [ENCODED_AS]: encodedAs }: Record<string, unknown>) =>
        encodedAs === undefined
          ? undefined
          : (image) => image.toFormat(format as 'avif', ENCODING[format as 'avif']),
    ],
    extendOutputFormats: (builtins) => ({
      ...builtins,
      files: () => (metadata) =>
        metadata.map(({ src, width, height, format }) => ({ url: src, width, height, format })),
    }),
  });
