import { imagetools } from 'vite-imagetools';
import { ENCODING, WIDTHS, wantedFiles } from './picture-files.mjs';

/** Among the directives, so that a picture in the cache that was encoded otherwise is made anew. */
const ENCODED_AS = 'encoded-as';

/**
 * `import files from '…/p1.jpg?picture'` gives the files made of a master picture, for
 * `pictureFromFiles`: AVIF and WebP at each width that is not wider than the master, and a JPEG
 * fallback. Only what a build imports is made and shipped.
 */
export const pictures = () =>
  imagetools({
    include: /[.](?:jpe?g|png)[?]picture$/u,
    defaultDirectives: new URLSearchParams({ w: WIDTHS.join(';'), as: 'files' }),
    resolveConfigs: (directives) => {
      // The plugin has left out what is wider than the master.
      const widths = directives.find(([name]) => name === 'w')?.[1] ?? [];
      return wantedFiles(widths.map(Number)).map(({ format, width }) => ({
        format,
        w: `${width}`,
        [ENCODED_AS]: JSON.stringify(ENCODING[format]),
        as: 'files',
      }));
    },
    // The plugin knows no more of an encoder than its quality and effort.
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
