import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { renderSVG } from 'uqr';

/**
 * The QR standard asks for a quiet zone of 4 modules (its smallest squares) on each side. Level M
 * still reads when 15 % of the code are scratched or covered.
 */
const OPTIONS = /** @type {const} */ ({ border: 4, ecc: 'M' });

/** Width of a module in the PNG, in pixels. At 300 dpi, a 15 mm label needs about 5 per module. */
const MODULE = 16;

/**
 * Returns a QR code with the text, as SVG and as PNG.
 * @param {string} text
 */
export async function qrCode(text) {
  const svg = renderSVG(text, { ...OPTIONS, pixelSize: MODULE });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer();
  return { svg, png };
}

/**
 * Writes a QR code for the label of each batch into the folder of the build. The QR code contains
 * the address of the batch's page.
 * @param {readonly { url: string, svg: string, png: string }[]} labels the absolute address of the
 * page, and the addresses of the files.
 * @param {string} folder
 */
export async function writeQrCodes(labels, folder) {
  for (const { url, ...addresses } of labels) {
    const code = await qrCode(url);
    await mkdir(dirname(join(folder, addresses.svg)), { recursive: true });
    await writeFile(join(folder, addresses.svg), code.svg);
    await writeFile(join(folder, addresses.png), code.png);
  }
}
