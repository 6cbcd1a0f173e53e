import * as v from 'valibot';
import { CARD_COLOURS, PORTRAITS, type Testimonial } from '../../../domain/shared/testimonial';
import { readWire } from './read-wire';
import { media, seen } from './strapi-wire';
import { toPictureOrNull } from './to-picture';

export const testimonialWire = v.object({
  documentId: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(seen, v.trim()),
  text: v.pipe(seen, v.trim()),
  portrait: v.fallback(v.picklist(PORTRAITS), PORTRAITS[0]),
  photograph: v.fallback(media, null),
  colour: v.fallback(v.picklist(CARD_COLOURS), CARD_COLOURS[0]),
  // Only the owner's explicit word makes it a real customer's.
  sample: v.fallback(v.boolean(), true),
  position: v.fallback(v.number(), Number.MAX_SAFE_INTEGER),
});

/** @throws ContentError of kind `malformed` where the name or the text is missing. */
export function toTestimonial(
  value: unknown,
  host: string,
): { readonly position: number; readonly testimonial: Testimonial } {
  const { documentId, photograph, position, ...wire } = readWire(testimonialWire, value);
  const picture = toPictureOrNull(photograph, host);
  return { position, testimonial: { ...wire, id: documentId, photograph: picture } };
}
