import * as v from 'valibot';
import type { Picture, Rendition } from '../../../domain/shared/picture';
import { toAddress } from './file-address';
import { type MediaWire, mediaFormatWire } from './strapi-wire';

export function toPicture(wire: MediaWire, host: string): Picture {
  const original: Rendition[] =
    wire.width === null ? [] : [{ url: toAddress(wire.url, host), width: wire.width }];
  const formats = Object.values(wire.formats ?? {}).flatMap((format): Rendition[] => {
    const { success, output } = v.safeParse(mediaFormatWire, format);
    // Leave out a resized PNG with more bytes than the original, which Strapi sometimes creates.
    const heavier = success && (output.size ?? 0) > (wire.size ?? Number.POSITIVE_INFINITY);
    return success && !heavier ? [{ url: toAddress(output.url, host), width: output.width }] : [];
  });
  return {
    url: toAddress(wire.url, host),
    alt: wire.alternativeText,
    width: wire.width,
    height: wire.height,
    renditions: [...formats, ...original],
    sources: [],
    colour: null,
    focus: wire.focalPoint,
  };
}

export const toPictureOrNull = (wire: MediaWire | null, host: string): Picture | null =>
  wire === null ? null : toPicture(wire, host);
