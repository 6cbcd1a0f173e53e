import type { Rendition } from '../../domain/shared/picture';

/** Under this name a picture has its files, and so has each of its formats. */
const RENDITIONS = 'renditions';

const PACKED = /^([^{}]*)\{([\d ]+)\}([^{}]*)$/u;

/** `/a-{360 540}.avif` → `/a-360.avif`, 360 wide, and `/a-540.avif`. */
function unpacked(packed: string): readonly Rendition[] | null {
  const [, start, widths, end] = PACKED.exec(packed) ?? [];
  if (widths === undefined) return null;
  return widths
    .split(' ')
    .map((width) => ({ url: `${start}${width}${end}`, width: Number(width) }));
}

const isSame = (some: readonly Rendition[] | null, others: readonly Rendition[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** What `unpacked` makes these of; as they are where their addresses do not differ by their widths alone. */
function packed(renditions: readonly Rendition[]): string | readonly Rendition[] {
  const [first] = renditions;
  const at = first?.url.lastIndexOf(`${first.width}`) ?? -1;
  if (first === undefined || at < 0) return renditions;
  const widths = renditions.map(({ width }) => width).join(' ');
  const text = `${first.url.slice(0, at)}{${widths}}${first.url.slice(at + `${first.width}`.length)}`;
  return isSame(unpacked(text), renditions) ? text : renditions;
}

/** For `JSON.stringify`: the files of a picture in a fifth of the letters. */
export const packRenditions = (key: string, value: unknown): unknown =>
  key === RENDITIONS && Array.isArray(value) ? packed(value) : value;

/** For `JSON.parse`, of what was written with `packRenditions`. */
export const unpackRenditions = (key: string, value: unknown): unknown =>
  key === RENDITIONS && typeof value === 'string' ? (unpacked(value) ?? value) : value;
