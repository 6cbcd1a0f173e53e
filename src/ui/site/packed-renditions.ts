import type { Rendition } from '../../domain/shared/picture';

/** Under this name a picture has its files, and so has each of its formats. */
const RENDITIONS = 'renditions';

/** A file, and the widths that its address is written with. */
const PACKED = /^(\S+) (\d+(?: \d+)*)$/u;

/** Of an address, what stands before and after its width; `null` where it says none. */
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

/** What `unpacked` makes these of; as they are where their addresses do not differ by their widths alone. */
function packed(renditions: readonly Rendition[]): string | readonly Rendition[] {
  const text = `${renditions[0]?.url} ${renditions.map(({ width }) => width).join(' ')}`;
  return isSame(unpacked(text), renditions) ? text : renditions;
}

/** For `JSON.stringify`: the files of a picture in a fifth of the letters. */
export const packRenditions = (key: string, value: unknown): unknown =>
  key === RENDITIONS && Array.isArray(value) ? packed(value) : value;

/** For `JSON.parse`, of what was written with `packRenditions`. */
export const unpackRenditions = (key: string, value: unknown): unknown =>
  key === RENDITIONS && typeof value === 'string' ? (unpacked(value) ?? value) : value;
