import { imagetools } from 'vite-imagetools';
import { QUALITY, WIDTHS, wantedFiles } from './picture-files.mjs';

const quality = { quality: `${QUALITY.quality}`, effort: `${QUALITY.effort}` };

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
        ...quality,
        as: 'files',
      }));
    },
    extendOutputFormats: (builtins) => ({
      ...builtins,
      files: () => (metadata) =>
        metadata.map(({ src, width, height, format }) => ({ url: src, width, height, format })),
    }),
  });
