import { batch } from './batch';
import { blog } from './blog';
import { lawPage } from './law-page';
import { product } from './product';
import { question } from './question';
import { redirect } from './redirect';
import { site } from './site';
import { testimonial } from './testimonial';

/**
 * The content types that visitors may read, except those that contain texts of pages. The allowlist
 * of queries, the routes, the public rights, the previews and the panel's forms derive from this
 * list.
 */
export const CONTENT_TYPES = [
  product,
  blog,
  testimonial,
  question,
  lawPage,
  batch,
  redirect,
  site,
] as const;

type Declared = (typeof CONTENT_TYPES)[number];

/** Calls `make` for each content type and returns the values by uid. */
export const byUid = <Value>(make: (type: Declared) => Value) =>
  Object.fromEntries(CONTENT_TYPES.map((type) => [type.uid, make(type)])) as Readonly<
    Record<Declared['uid'], Value>
  >;
