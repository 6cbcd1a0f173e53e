import * as v from 'valibot';
import { AVAILABILITIES } from '../../domain/catalogue/availability';
import type { Product, ProductId } from '../../domain/catalogue/product';
import { VOLUMES } from '../../domain/catalogue/volume';
import type { BlogPost, PostId } from '../../domain/journal/blog-post';

const nullableText = v.nullable(v.string());
const size = v.nullable(v.pipe(v.number(), v.minValue(0)));

const renditions = v.array(v.object({ url: v.string(), width: v.number() }));

const picture = v.object({
  url: v.string(),
  alt: v.string(),
  width: size,
  height: size,
  renditions,
  sources: v.array(v.object({ type: v.string(), renditions })),
  colour: v.nullable(v.pipe(v.string(), v.hexColor())),
  focus: v.nullable(v.object({ x: v.number(), y: v.number() })),
});

const shared = {
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  description: v.string(),
  picture: v.nullable(picture),
  changedAt: nullableText,
};

const productEntry = v.object({
  ...shared,
  price: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
  rating: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  volume: v.nullable(v.picklist(VOLUMES)),
  // Optional, because an index published by an earlier version of the site lacks this field.
  availability: v.optional(v.nullable(v.picklist(AVAILABILITIES)), null),
});

const postEntry = v.object({
  ...shared,
  topics: v.array(v.string()),
  publishedOn: nullableText,
  createdAt: nullableText,
});

/** Returns the valid entries and leaves out the others. */
const readEntries = <Schema extends v.GenericSchema>(
  schema: Schema,
  items: readonly unknown[],
): readonly v.InferOutput<Schema>[] =>
  items.flatMap((item) => {
    const { success, output } = v.safeParse(schema, item);
    return success ? [output] : [];
  });

/** Returns the valid products, without gallery, facts and label, which search results omit. */
export const readProductEntries = (items: readonly unknown[]): readonly Product[] =>
  readEntries(productEntry, items).map((entry) => ({
    ...entry,
    id: entry.id as ProductId,
    gallery: [],
    facts: [],
    label: null,
    searchListing: null,
  }));

/** Returns the valid posts, without bodies, which search results omit. */
export const readPostEntries = (items: readonly unknown[]): readonly BlogPost[] =>
  readEntries(postEntry, items).map((entry) => ({
    ...entry,
    id: entry.id as PostId,
    pictureCaption: null,
    searchListing: null,
    body: [],
  }));
