import type { Rendition } from '../../domain/shared/picture';

/** Key of the files of a picture, and of each of its formats. */
const RENDITIONS = 'renditions';

/** The address of the first file, then the widths of all files. */
const PACKED = /^(\S+) (\d+(?: \d+)*)$/u;

/** The parts of an address before and after its width; `null` where it contains none. */
function aroundWidth(url: string, width: string): readonly [string, string] | null {
  const at = url.lastIndexOf(width);
  return at < 0 ? null : [url.slice(0, at), url.slice(at + width.length)];
}

/** `/a-360.avif 360 540` → `/a-360.avif`, 360 wide, and `/a-540.avif`. */
function unpacked(packed: string): readonly Rendition[] | null {
  const [, url = '', all = ''] = PACKED.exec(packed) ?? [];
  const widths = all.split(' ');
  const around = aroundWidth(url, widths[0] ?? '');
  if (all === '' || around === null) return null;
  const [start, end] = around;
  return widths.map((width) => ({ url: `${start}${width}${end}`, width: Number(width) }));
}

const isSame = (some: readonly Rendition[] | null, others: readonly Rendition[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/**
 * The inverse of `unpacked`. Returns the renditions unchanged where their addresses differ by more
 * than their widths.
 */
function packed(renditions: readonly Rendition[]): string | readonly Rendition[] {
  const text = `${renditions[0]?.url} ${renditions.map(({ width }) => width).join(' ')}`;
  return isSame(unpacked(text), renditions) ? text : renditions;
}

/** Replacer for `JSON.stringify`: writes the files of a picture in a fifth of the characters. */
export const packRenditions = (key: string, value: unknown): unknown =>
  key === RENDITIONS && Array.isArray(value) ? packed(value) : value;

/** Reviver for `JSON.parse` of what `packRenditions` wrote. */
export const unpackRenditions = (key: string, value: unknown): unknown =>
  key === RENDITIONS && typeof value === 'string' ? (unpacked(value) ?? value) : value;
