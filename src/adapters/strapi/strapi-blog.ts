import type { Blog } from '../../application/ports/blog';
import type { ProblemLog } from '../../application/ports/problem-log';
import type { ReadOptions } from '../../application/ports/read-options';
import { POSTS_PER_PAGE, type PostSummary } from '../../domain/journal/blog-post';
import { isDue } from '../../domain/journal/is-due';
import { hasTopic, topicsOf } from '../../domain/journal/topics';
import type { Page } from '../../domain/shared/page';
import { absentAsNull } from './http/absent-as-null';
import { entryPath } from './http/entry-path';
import type { StrapiClient } from './http/strapi-client';
import { type ListParameters, PICTURE_FIELDS } from './queries/list-parameters';
import { optionalFields } from './queries/optional-fields';
import { POPULATE_POST } from './queries/populate-post';
import { dueConditions, topicConditions } from './queries/post-conditions';
import { textConditions } from './queries/text-conditions';
import { readPage } from './wire/read-list';
import { readWire } from './wire/read-wire';
import { reportOnce } from './wire/report-once';
import { listWire, oneWire } from './wire/strapi-wire';
import { toBlogPost, toPostSummary } from './wire/to-post';

const POPULATE_CARD = { blogimg: PICTURE_FIELDS };

const NEWEST_FIRST = ['createdAt:desc', 'documentId:asc'];

/** The CMS's largest page size. */
const MAXIMUM_PAGE_SIZE = 100;

/**
 * Filters the posts of a page. If the list has only one page, corrects the totals. The totals of a
 * longer list stay as the CMS counted them.
 */
function filtered(
  found: Page<PostSummary>,
  matches: (post: PostSummary) => boolean,
): Page<PostSummary> {
  const items = found.items.filter(matches);
  if (found.pageCount > 1 || items.length === found.items.length) return { ...found, items };
  return { ...found, items, total: items.length, pageCount: Math.min(1, items.length) };
}

/**
 * A clock by which every post is due, for editing tools and previews: they show posts before their
 * publication day.
 */
export const EVERYTHING_IS_DUE = (): number => Number.POSITIVE_INFINITY;

/**
 * Reads posts from Strapi.
 *
 * @param now returns ms since 1970. Posts with a later publication day are left out.
 * @param alwaysFilters whether every list call filters by publication day. Otherwise list calls
 * filter only after a response has contained a post that is not due yet. Until then a total may
 * include such a post. Publishing compares totals, so it always filters.
 */
export function strapiBlog(
  client: StrapiClient,
  problems: ProblemLog,
  now = Date.now,
  alwaysFilters = false,
): Blog {
  const log = reportOnce(problems, 'blog');
  const toItem = (value: unknown) => toPostSummary(value, client.host, log, now());
  const isDueNow = (post: PostSummary) => isDue(post, now());
  /**
   * Whether list calls filter by publication day. Becomes true when a response contains a post that
   * is not due yet.
   */
  let filtersByDay = alwaysFilters;

  const fields = optionalFields({
    plain: ['Description', 'createdAt', 'topics', 'publishedOn'],
    // The CMS may have the field `Body` but lack one of the components of the body.
    populated: [...Object.keys(POPULATE_POST), ...Object.keys(POPULATE_POST.Body.on)],
  });

  const ask = (query: ListParameters, options?: ReadOptions) =>
    fields.ask(query, (supported) =>
      client.call('GET', '/blogs', { query: supported, ...options }),
    );

  const dueOnly = (query: ListParameters): ListParameters =>
    filtersByDay ? { ...query, filters: { $and: [query.filters, dueConditions(now())] } } : query;

  async function page(
    query: ListParameters,
    options?: ReadOptions,
    narrow = (given: ListParameters) => given,
  ): Promise<Page<PostSummary>> {
    const answer = await ask(narrow(query), options);
    fields.seenIn(readWire(listWire, answer).data);
    const found = readPage(answer, toItem, 'post', log);
    if (filtersByDay || found.items.every(isDueNow)) return filtered(found, isDueNow);
    filtersByDay = true;
    return narrow === dueOnly ? page(query, options, narrow) : filtered(found, isDueNow);
  }

  /**
   * Fetches a page that contains only due posts. If the first response contains posts that are not
   * due, fetches the page again with a filter.
   */
  const duePage = (query: ListParameters, options?: ReadOptions) => page(query, options, dueOnly);

  const nearest = async (
    { id, createdAt }: PostSummary,
    [than, order, thanAtOnce]: readonly ['$lt' | '$gt', 'asc' | 'desc', '$lt' | '$gt'],
    options?: ReadOptions,
  ) => {
    const atOnce = { createdAt: { $eq: createdAt }, documentId: { [thanAtOnce]: id } };
    const { items } = await duePage(
      {
        sort: [`createdAt:${order}`, `documentId:${order === 'desc' ? 'asc' : 'desc'}`],
        pagination: { page: 1, pageSize: 1, withCount: false },
        populate: POPULATE_CARD,
        filters: { $or: [{ createdAt: { [than]: createdAt } }, atOnce] },
      },
      options,
    );
    return items[0] ?? null;
  };

  return {
    // The site's specification prescribes this request: no sort, everything populated.
    list: async (options) => (await page({ populate: '*' }, options)).items,
    search: ({ text, topic, page: number = 1, pageSize = POSTS_PER_PAGE, locale }, options) =>
      fields.learning(async () => {
        const found = await duePage(
          {
            sort: NEWEST_FIRST,
            pagination: { page: number, pageSize, withCount: true },
            populate: POPULATE_CARD,
            filters: {
              $and: [...textConditions(text), ...topicConditions(topic)],
            },
            ...(locale && { locale }),
          },
          options,
        );
        // The CMS's filter also matches `Harvest` in `Harvest notes`. Such topics are rare, so
        // filtering each page here is enough.
        return fields.isMissing('topics')
          ? found
          : filtered(found, (post) => hasTopic(post, topic));
      }),
    topics: (options) =>
      fields.learning(async () => {
        if (fields.isMissing('topics')) return [];
        const query = {
          sort: NEWEST_FIRST,
          pagination: { page: 1, pageSize: MAXIMUM_PAGE_SIZE, withCount: false },
          fields: ['Title', 'topics'],
          filters: { topics: { $notNull: true } },
        };
        // Do not learn missing fields from these entries: most fields were not requested.
        const answer = await ask(dueOnly(query), options);
        return topicsOf(readPage(answer, toItem, 'post', log).items);
      }),
    byId: (id, options) =>
      absentAsNull(() =>
        fields.learning(async () => {
          const answer = await fields.ask({ populate: POPULATE_POST }, (query) =>
            client.call('GET', entryPath('/blogs', id), { query, ...options }),
          );
          const { data } = readWire(oneWire, answer);
          if (data === null) return null;
          fields.seenIn([data]);
          const post = toBlogPost(data, client.host, log, now());
          return isDueNow(post) ? post : null;
        }),
      ),
    neighbours: (post, options) =>
      fields.learning(async () => {
        // Posts are sorted by creation date, so a post without one has no neighbours.
        if (post.createdAt === null) return { previous: null, next: null };
        const [previous, next] = await Promise.all([
          nearest(post, ['$lt', 'desc', '$gt'], options),
          nearest(post, ['$gt', 'asc', '$lt'], options),
        ]);
        return { previous, next };
      }),
  };
}
