import sharp from 'sharp';

/** @typedef {{ name: string, type: string, bytes: Buffer }} PictureFile */

const ground = (/** @type {number} */ side, /** @type {string} */ background) =>
  sharp({ create: { width: side, height: side, channels: 4, background } });

const HUES = ['#a06020', '#204060', '#80a040'];

/**
 * Generates a valid JPEG file, in place of an ordinary photograph.
 * @param {number} number
 * @returns {Promise<PictureFile>}
 */
export const aPhotograph = async (number) => ({
  name: `tears-${number}.jpg`,
  type: 'image/jpeg',
  bytes: await ground(640 + (number % 7), HUES[number % HUES.length] ?? '')
    .jpeg()
    .toBuffer(),
});

/**
 * Generates a PNG file whose header declares 100,000 × 100,000 pixels, more than the memory of any machine can hold.
 */
async function boasting() {
  const bytes = await ground(8, '#fff').png().toBuffer();
  bytes.writeUInt32BE(100_000, 16);
  bytes.writeUInt32BE(100_000, 20);
  return bytes;
}

/**
 * Files that are not pictures, broken pictures, and pictures that are hard to display.
 * @type {Record<string, () => Promise<PictureFile>>}
 */
export const WRONG_PICTURES = {
  'a text named .png': async () => ({
    name: 'notes.png',
    type: 'image/png',
    bytes: Buffer.from('Dear diary\n'.repeat(100)),
  }),
  'a JPEG cut short': async () => {
    const { bytes } = await aPhotograph(3);
    return { name: 'cut.jpg', type: 'image/jpeg', bytes: bytes.subarray(0, bytes.length / 2) };
  },
  'a transparent PNG': async () => ({
    name: 'cut-out.png',
    type: 'image/png',
    bytes: await ground(300, '#00000000').png().toBuffer(),
  }),
  'a PNG of a wrong size': async () => ({
    name: 'boasting.png',
    type: 'image/png',
    bytes: await boasting(),
  }),
  'a picture of 25 million pixels': async () => ({
    name: 'huge.jpg',
    type: 'image/jpeg',
    bytes: await ground(5000, '#a06020').jpeg().toBuffer(),
  }),
  'a picture of one pixel': async () => ({
    name: 'dot.png',
    type: 'image/png',
    bytes: await ground(1, '#a06020').png().toBuffer(),
  }),
};
