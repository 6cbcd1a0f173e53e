import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details.ts';
import { HOME } from '../src/adapters/embedded/texts/home.ts';

const DRAWING = fileURLToPath(new URL('../art/svg/tear.svg', import.meta.url));

/**
 * Colours of the icons. The brand's drawing is in `honey` and the background in `forest`, both from
 * `src/ui/theme/colour.ts`.
 */
const COLOURS = { drawing: '#E3B264', ground: '#1F3328' };

/** Background colour of every page, the same as `theme-color` in index.html. */
const PAPER = '#F4EEE1';

/**
 * Safe zone of a maskable icon, as a fraction of its width. Launchers may cut off everything
 * outside it.
 */
const SAFE_ZONE = 0.8;

/**
 * The PNG icons. `size` is in pixels; `part` is the width of the drawing as a fraction of `size`.
 */
const ICONS = [
  { name: 'apple-touch-icon', size: 180, part: 0.66 },
  { name: 'icon-192', size: 192, part: SAFE_ZONE * 0.8 },
  { name: 'icon-512', size: 512, part: SAFE_ZONE * 0.8 },
] as const;

const file = (name: string) => `icons/${name}.png`;

async function png({ size, part }: { readonly size: number; readonly part: number }) {
  const inner = Math.round(size * part);
  const svg = readFileSync(DRAWING, 'utf8').replaceAll('currentColor', COLOURS.drawing);
  const drawing = await sharp(Buffer.from(svg), { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: COLOURS.ground } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/**
 * Creates the file that browsers request as `/favicon.ico` for documents that do not link to an
 * icon.
 */
async function favicon(): Promise<Buffer> {
  const size = 32;
  const picture = await png({ size, part: 1 });
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Resource type 1: an icon.
  header.writeUInt16LE(1, 4); // Number of images.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** The web app manifest, which a browser reads when a visitor installs the site. */
export const manifest = {
  name: SITE_DETAILS.name,
  short_name: SITE_DETAILS.name,
  description: HOME.meta.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: PAPER,
  icons: ICONS.filter(({ size }) => size !== 180).flatMap(({ name, size }) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/${file(name)}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
};

/** Emits the icons, which show the brand's drawing, and the web app manifest. */
export const icons = (): Plugin => ({
  name: 'icons',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  async generateBundle() {
    const emit = (fileName: string, source: string | Buffer) =>
      this.emitFile({ type: 'asset', fileName, source });
    for (const icon of ICONS) emit(file(icon.name), await png(icon));
    emit('favicon.ico', await favicon());
    emit('site.webmanifest', JSON.stringify(manifest));
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' }, injectTo: 'head' },
    {
      tag: 'link',
      attrs: { rel: 'apple-touch-icon', href: `/${file('apple-touch-icon')}` },
      injectTo: 'head',
    },
  ],
});
