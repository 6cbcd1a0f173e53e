import * as v from 'valibot';
import { EVERYTHING, LIST_OF, tagsOfChange } from './content-tags';

const KIND_OF = { product: 'product', blog: 'post' } as const;

/** The single type that lists which products come first. */
const ORDER = 'order';

const anyEvent = v.object({ event: v.string(), model: v.optional(v.string()) });

const entryEvent = v.object({
  model: v.picklist(['product', 'blog']),
  entry: v.object({
    documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)),
    publishedAt: v.optional(v.nullable(v.string())),
  }),
});

/** What Strapi says also when a draft is saved that nobody sees yet. */
const ON_DRAFTS = ['entry.create', 'entry.update'];

/**
 * What is out of date after an event of Strapi's webhooks: nothing where no page shows what it is
 * about; `null` for a body that is no such event. Which pages show a picture nobody knows but the
 * CMS.
 */
export function tagsOfEvent(body: unknown): readonly string[] | null {
  if (!v.is(anyEvent, body)) return null;
  const { event, model = '' } = body;
  if (event.startsWith('media.')) return [EVERYTHING];
  if (event.startsWith('entry.') && model === ORDER) return [LIST_OF.product];
  if (!event.startsWith('entry.') || !Object.hasOwn(KIND_OF, model)) return [];
  const { success, output } = v.safeParse(entryEvent, body);
  if (!success) return null;
  const { entry } = output;
  if (ON_DRAFTS.includes(event) && entry.publishedAt === null) return [];
  return tagsOfChange(KIND_OF[output.model], entry.documentId);
}
