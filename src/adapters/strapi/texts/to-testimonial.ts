import * as v from 'valibot';
import { CARD_COLOURS, PORTRAITS, type Testimonial } from '../../../domain/shared/testimonial';
import { readWire } from '../wire/read-wire';
import { media, seen } from '../wire/strapi-wire';
import { toPictureOrNull } from '../wire/to-picture';

export const testimonialWire = v.object({
  documentId: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(seen, v.trim()),
  text: v.pipe(seen, v.trim()),
  portrait: v.fallback(v.picklist(PORTRAITS), PORTRAITS[0]),
  photograph: v.fallback(media, null),
  colour: v.fallback(v.picklist(CARD_COLOURS), CARD_COLOURS[0]),
  // A testimonial counts as a sample unless the owner has set `sample` to `false`.
  sample: v.fallback(v.boolean(), true),
  position: v.fallback(v.nullable(v.number()), null),
});

/** A testimonial with the number that sorts the list. Testimonials with `null` come last. */
interface ReadTestimonial extends Testimonial {
  readonly position: number | null;
}

/** Reads a testimonial. @throws ContentError of kind `malformed` without a name or a text. */
export function toTestimonial(value: unknown, host: string): ReadTestimonial {
  const { documentId, photograph, ...wire } = readWire(testimonialWire, value);
  return { ...wire, id: documentId, photograph: toPictureOrNull(photograph, host) };
}
