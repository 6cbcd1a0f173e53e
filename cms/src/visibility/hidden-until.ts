/** The content types whose published documents can stay hidden until a date or time. */
export const WAITING_TYPES = ['api::product.product', 'api::blog.blog'] as const;

export type WaitingType = (typeof WAITING_TYPES)[number];

export const mayWait = (uid: string): uid is WaitingType =>
  (WAITING_TYPES as readonly string[]).includes(uid);

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const momentOf = (ms: number) => new Date(ms).toISOString();

/**
 * The fields that hide a published document until the date or time that they contain, each with a
 * function that converts ms since 1970 to the format of the field. A day begins at midnight UTC, as
 * on the site.
 */
export const WAITS = { visibleFrom: momentOf, publishedOn: dayOf };

/** The values of `WAITS` in a document, as ISO dates. */
export type Waits = { readonly [field in keyof typeof WAITS]?: string | null };

const FIELDS = Object.keys(WAITS) as readonly (keyof Waits)[];

/**
 * Returns the time until which a published document is hidden, in ms since 1970, or null if
 * visitors may see it at `now`. That time is the latest of the document's dates in `WAITS`.
 */
export const hiddenUntil = (published: Waits, now: number): number | null => {
  const latest = Math.max(...FIELDS.map((field) => Date.parse(published[field] ?? '') || 0));
  return latest > now ? latest : null;
};
