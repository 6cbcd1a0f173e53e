import * as v from 'valibot';
import { CHANGING_TYPES } from '../application/content-types/content-types';
import { EVERYTHING } from './content-tags';

const anyEvent = v.object({ event: v.string(), model: v.optional(v.string()) });

const entryEvent = v.object({
  model: v.picklist(CHANGING_TYPES),
  entry: v.object({
    documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)),
    publishedAt: v.optional(v.nullable(v.string())),
  }),
});

/** The events that Strapi sends for saved drafts as well as for published entries. */
const ON_DRAFTS = ['entry.create', 'entry.update'];

/**
 * Returns the cache tags that an event of Strapi's webhooks invalidates: none when no page shows
 * the changed entry, and `null` when the body is not a valid event. A picture event invalidates
 * everything, because it does not say which pages show the picture.
 */
export function tagsOfEvent(body: unknown): readonly string[] | null {
  if (!v.is(anyEvent, body)) return null;
  const { event, model = '' } = body;
  if (event.startsWith('media.')) return [EVERYTHING];
  if (!event.startsWith('entry.') || !CHANGING_TYPES.includes(model)) return [];
  const { success, output } = v.safeParse(entryEvent, body);
  if (!success) return null;
  const { entry } = output;
  if (ON_DRAFTS.includes(event) && entry.publishedAt === null) return [];
  return [output.model, `${output.model}/${entry.documentId}`];
}
