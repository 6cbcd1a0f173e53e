import { requireOfCms } from './require-of-cms.mjs';

// Uses the CMS's own copy of sharp, so that the CMS can decode the pictures.
const sharp = requireOfCms('sharp');

const plain = () => sharp({ create: { width: 12, height: 8, channels: 3, background: '#b97' } });
const bytes = (text: string) => Buffer.from(text, 'latin1');

/**
 * Path that only the script in a sample requests. A request for this path shows that the browser
 * executed the sample.
 */
export const MARK = '/it-ran';
const script = (name: string) => `fetch('${MARK}?${name}')`;
const page = (name: string) => `<!doctype html><title>x</title><script>${script(name)}</script>`;

/**
 * Returns a GIF that is also a valid script: the bytes of its width become `/*`, which turns the
 * picture data into a comment.
 */
const gifAndScript = (gif: Buffer): Buffer => {
  const both = Buffer.concat([gif, bytes(`*/=1;${script('polyglot')}`)]);
  both.write('/*', 6, 'latin1');
  return both;
};

export interface Sample {
  readonly name: string;
  readonly content: Buffer;
  /** The type of the picture; `null` when the file is not a picture. */
  readonly type: string | null;
}

export async function fileSamples(): Promise<readonly Sample[]> {
  const gif: Buffer = await plain().gif().toBuffer();
  const png: Buffer = await plain().png().toBuffer();
  return [
    { name: 'JPEG', type: 'image/jpeg', content: await plain().jpeg().toBuffer() },
    { name: 'PNG', type: 'image/png', content: png },
    { name: 'WebP', type: 'image/webp', content: await plain().webp().toBuffer() },
    { name: 'AVIF', type: 'image/avif', content: await plain().avif().toBuffer() },
    { name: 'GIF', type: 'image/gif', content: gif },
    { name: 'GIF and script', type: 'image/gif', content: gifAndScript(gif) },
    { name: 'PNG and page', type: 'image/png', content: Buffer.concat([png, bytes(page('png'))]) },
    { name: 'GIF by its first bytes', type: null, content: bytes(`GIF89a${page('gif')}`) },
    {
      name: 'PNG by its first bytes',
      type: null,
      content: bytes(`\x89PNG\r\n\x1a\n${page('png')}`),
    },
    {
      name: 'SVG',
      type: null,
      content: bytes(
        `<svg xmlns="http://www.w3.org/2000/svg"><script>${script('svg')}</script></svg>`,
      ),
    },
    { name: 'page', type: null, content: bytes(page('page')) },
    { name: 'script', type: null, content: bytes(script('script')) },
    { name: 'PDF', type: null, content: bytes('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF') },
    { name: 'TIFF', type: null, content: await plain().tiff().toBuffer() },
  ];
}

export const DECLARED = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'text/html',
  'text/javascript',
  'application/octet-stream',
  'application/pdf',
];

const ENDINGS_OF: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png', '.PNG'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
};
export const ENDINGS = [
  ...Object.values(ENDINGS_OF).flat(),
  '.html',
  '.js',
  '.svg',
  '.pdf',
  '.gif.html',
  '',
];

export const isAgreed = ({ type }: Sample, declared: string, ending: string): boolean =>
  type !== null && declared === type && (ENDINGS_OF[type] ?? []).includes(ending);
