import * as v from 'valibot';

/** @typedef {import('../render-site.mjs').RenderedSite} RenderedSite */
/** @typedef {import('../../../src/application/public-content').PublicList<string>} List */

const name = v.pipe(v.number(), v.integer());
const names = v.array(name);

const list = v.object({
  /** The changed items, in list order; all items when `isWhole`. */
  items: v.array(
    v.object({
      id: v.string(),
      changedAt: v.nullable(v.string()),
      title: v.string(),
      asListed: v.string(),
    }),
  ),
  isWhole: v.boolean(),
  pageCount: v.number(),
  total: v.number(),
  unsupportedFilters: v.string(),
});

const answer = v.object({
  digest: v.string(),
  ids: v.array(v.string()),
  span: v.tuple([v.number(), v.number()]),
  isWhole: v.boolean(),
  pictures: v.array(v.string()),
  isLacking: v.boolean(),
});

/**
 * What one build adds to the build before it. Calls and queries are stored as indexes into
 * `names`.
 */
export const line = v.object({
  folder: v.string(),
  touched: v.nullable(v.array(v.string())),
  beside: v.array(v.string()),
  leftOut: v.array(
    v.object({
      document: v.string(),
      title: v.string(),
      asListed: v.string(),
      reason: v.string(),
    }),
  ),
  unread: v.array(
    v.object({
      document: v.nullable(v.string()),
      title: v.string(),
      problem: v.string(),
      reason: v.optional(v.string()),
      asListed: v.nullable(v.string()),
    }),
  ),
  names: v.array(v.string()),
  content: v.object({ products: list, posts: list }),
  questions: v.array(v.tuple([name, answer])),
  calls: v.array(v.tuple([name, v.object({ questions: names, digest: v.string() })])),
  pages: v.array(
    v.tuple([
      v.string(),
      v.object({
        calls: names,
        written: v.string(),
        card: v.nullable(v.string()),
        problems: v.array(v.string()),
        searchEntry: v.nullable(v.string()),
      }),
    ]),
  ),
  gone: v.object({ questions: names, calls: names, pages: v.array(v.string()) }),
});

/** Only the lists of a manifest line. */
export const contentLine = v.object({ content: line.entries.content });

/** @typedef {v.InferOutput<typeof line>} Line */

const isSame = (/** @type {List} */ one, /** @type {List} */ other) =>
  one.items.length === other.items.length &&
  one.items.every(({ id }, place) => id === other.items[place]?.id);

/** @param {List} was @param {List} now */
function listLine(was, now) {
  const isWhole = !isSame(was, now);
  const isOther = (/** @type {List['items'][0]} */ item, /** @type {number} */ place) =>
    isWhole || item.asListed !== was.items[place]?.asListed;
  return { ...now, items: now.items.filter(isOther), isWhole };
}

/** @param {List} was @param {Line['content']['products']} line @returns {List} */
function listOf(was, { isWhole, ...line }) {
  if (isWhole) return line;
  const changed = new Map(line.items.map((item) => [item.id, item]));
  return { ...line, items: was.items.map((item) => changed.get(item.id) ?? item) };
}

/**
 * The entries that are new or changed between two maps, and the keys that were removed.
 * @template T
 * @param {ReadonlyMap<string, T>} was
 * @param {ReadonlyMap<string, T>} now
 */
const changesIn = (was, now) => ({
  set: [...now].filter(([key, value]) => was.get(key) !== value),
  gone: [...was.keys()].filter((key) => !now.has(key)),
});

/**
 * @param {Pick<RenderedSite, 'content' | 'dependencies'>} was
 * @param {RenderedSite} now
 * @param {string} folder identity of the build's folder.
 * @returns {Line}
 */
export function lineOf(was, { content, dependencies, touched, beside, excluded, unread }, folder) {
  /** @type {Map<string, number>} */
  const places = new Map();
  const placeOf = (/** @type {string} */ text) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const queries = changesIn(was.dependencies.queries, dependencies.queries);
  const calls = changesIn(was.dependencies.calls, dependencies.calls);
  const pages = changesIn(was.dependencies.pages, dependencies.pages);
  const entries = {
    questions: queries.set.map(([text, one]) => [placeOf(text), one]),
    calls: calls.set.map(([text, one]) => [
      placeOf(text),
      { questions: one.queries.map(placeOf), digest: one.digest },
    ]),
    pages: pages.set.map(([address, one]) => [address, { ...one, calls: one.calls.map(placeOf) }]),
    gone: {
      questions: queries.gone.map(placeOf),
      calls: calls.gone.map(placeOf),
      pages: pages.gone,
    },
  };
  const lists = {
    products: listLine(was.content.products, content.products),
    posts: listLine(was.content.posts, content.posts),
  };
  const names = [...places.keys()];
  const made = { folder, touched, beside, leftOut: excluded, unread };
  return /** @type {Line} */ ({ ...made, names, content: lists, ...entries });
}

/**
 * @param {Pick<RenderedSite, 'content' | 'dependencies'>} was modified in place.
 * @param {Line} line
 * @returns {Pick<RenderedSite, 'content' | 'dependencies'>}
 */
export function siteAfter({ content, dependencies }, line) {
  const nameAt = (/** @type {number} */ place) => {
    const found = line.names[place];
    if (found === undefined) throw new Error('it names what it does not hold');
    return found;
  };
  for (const place of line.gone.questions) dependencies.queries.delete(nameAt(place));
  for (const place of line.gone.calls) dependencies.calls.delete(nameAt(place));
  for (const address of line.gone.pages) dependencies.pages.delete(address);
  for (const [place, one] of line.questions) dependencies.queries.set(nameAt(place), one);
  for (const [place, one] of line.calls) {
    dependencies.calls.set(nameAt(place), {
      queries: one.questions.map(nameAt),
      digest: one.digest,
    });
  }
  for (const [address, one] of line.pages) {
    dependencies.pages.set(address, { ...one, calls: one.calls.map(nameAt) });
  }
  return { dependencies, content: contentAfter(content, line) };
}

/**
 * The lists after one more build.
 * @param {RenderedSite['content']} was
 * @param {Pick<Line, 'content'>} line
 */
export function contentAfter(was, { content }) {
  const lists = {
    products: listOf(was.products, content.products),
    posts: listOf(was.posts, content.posts),
  };
  return /** @type {RenderedSite['content']} */ (/** @type {unknown} */ (lists));
}
