// @vitest-environment node
import jsQr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../scripts/build/documents/batch-qr-codes.mjs';

/** Pixels of 15 mm on a label printer with 300 dpi. */
const LABEL = Math.round((15 / 25.4) * 300);

const URLS = [
  'https://www.example.com/batch/SN-2026-014',
  `https://frankincense.a-long-name-of-a-shop.example/batch/${'W'.repeat(20)}`,
];

async function decoded(image: sharp.Sharp): Promise<string | undefined> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe.each(URLS)('the QR code of %s', (url) => {
  it('a QR code contains the address, as SVG and as PNG', async () => {
    const { svg, png } = await qrCode(url);
    expect(await decoded(sharp(Buffer.from(svg)))).toBe(url);
    expect(await decoded(sharp(png))).toBe(url);
  });

  it.each([
    ['SVG', async () => Buffer.from((await qrCode(url)).svg)],
    ['PNG', async () => (await qrCode(url)).png],
  ])(
    'a QR code is readable from the %s on a label of 15 mm at 300 dpi, printed a little unsharp',
    async (_, file) => {
      const label = sharp(await file())
        .resize(LABEL, LABEL)
        .blur(0.8)
        .grayscale();
      // Puts the label on a sheet, because a camera also sees what is around the label.
      const sheet = sharp({
        create: { width: 3 * LABEL, height: 3 * LABEL, channels: 3, background: '#888' },
      }).composite([{ input: await label.png().toBuffer() }]);
      expect(await decoded(sharp(await sheet.png().toBuffer()))).toBe(url);
    },
  );

  it('a QR code has a white quiet zone of four modules on each side', async () => {
    const { png } = await qrCode(url);
    const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true });
    const isDark = (x: number, y: number) =>
      (data[(y * info.width + x) * info.channels] ?? 0) < 128;
    const dark = Array.from({ length: info.width * info.height }, (_, place) => ({
      x: place % info.width,
      y: Math.floor(place / info.width),
    })).filter(({ x, y }) => isDark(x, y));
    const quiet = 4 * 16;
    expect(Math.min(...dark.map(({ x }) => x))).toBe(quiet);
    expect(Math.min(...dark.map(({ y }) => y))).toBe(quiet);
    expect(dark.every(({ x, y }) => x < info.width - quiet && y < info.height - quiet)).toBe(true);
  });
});
