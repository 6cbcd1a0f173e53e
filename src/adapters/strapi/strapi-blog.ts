import type { Blog } from '../../application/ports/blog';
import type { ProblemLog } from '../../application/ports/problem-log';
import type { ReadOptions } from '../../application/ports/read-options';
import { POSTS_PER_PAGE, type PostSummary } from '../../domain/journal/blog-post';
import { hasTopic, topicsOf } from '../../domain/journal/topics';
import type { Page } from '../../domain/shared/page';
import { absentAsNull } from './http/absent-as-null';
import { entryPath } from './http/entry-path';
import type { StrapiClient } from './http/strapi-client';
import { changeConditions } from './queries/change-conditions';
import { type ListParameters, PICTURE_FIELDS } from './queries/list-parameters';
import { optionalFields } from './queries/optional-fields';
import { POPULATE_POST } from './queries/populate-post';
import { textConditions } from './queries/text-conditions';
import { topicConditions } from './queries/topic-conditions';
import { readPage } from './wire/read-list';
import { readWire } from './wire/read-wire';
import { listWire, oneWire } from './wire/strapi-wire';
import { toBlogPost, toPostSummary } from './wire/to-post';

const POPULATE_CARD = { blogimg: PICTURE_FIELDS };

const NEWEST_FIRST = ['createdAt:desc', 'documentId:asc'];

/** As many as the CMS gives at once. */
const MOST_WITH_TOPICS = 100;

/**
 * The CMS finds `Harvest` in `Harvest notes` too. Of a list of several pages the total still counts
 * such a post: journals whose topics hold one another are not worth a question for each page.
 */
function onlyAbout(found: Page<PostSummary>, topic: string | undefined): Page<PostSummary> {
  const items = found.items.filter((post) => hasTopic(post, topic));
  if (found.pageCount > 1 || items.length === found.items.length) return { ...found, items };
  return { ...found, items, total: items.length, pageCount: Math.min(1, items.length) };
}

export function strapiBlog(client: StrapiClient, log: ProblemLog): Blog {
  const toItem = (value: unknown) => toPostSummary(value, client.host);

  const fields = optionalFields({
    plain: ['Description', 'createdAt', 'topics'],
    // A part of the body may be missing where the body is not.
    populated: [...Object.keys(POPULATE_POST), ...Object.keys(POPULATE_POST.Body.on)],
  });

  const ask = (query: ListParameters, options?: ReadOptions) =>
    fields.ask(query, (known) => client.call('GET', '/blogs', { query: known, ...options }));

  const page = async (query: ListParameters, options?: ReadOptions) => {
    const answer = await ask(query, options);
    fields.seenIn(readWire(listWire, answer).data);
    return readPage(answer, toItem, 'post', log);
  };

  const nearest = async (
    { id, createdAt }: PostSummary,
    [than, order, thanAtOnce]: readonly ['$lt' | '$gt', 'asc' | 'desc', '$lt' | '$gt'],
    options?: ReadOptions,
  ) => {
    const atOnce = { createdAt: { $eq: createdAt }, documentId: { [thanAtOnce]: id } };
    const { items } = await page(
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
    // Exactly the call of the specification: no sort, everything populated.
    list: async (options) => (await page({ populate: '*' }, options)).items,
    search: (
      { text, topic, changedSince, page: number = 1, pageSize = POSTS_PER_PAGE, locale },
      options,
    ) =>
      fields.learning(async () => {
        const found = await page(
          {
            sort: NEWEST_FIRST,
            pagination: { page: number, pageSize, withCount: true },
            populate: POPULATE_CARD,
            filters: {
              $and: [
                ...textConditions(text),
                ...topicConditions(topic),
                ...changeConditions(changedSince),
              ],
            },
            ...(locale && { locale }),
          },
          options,
        );
        return fields.isMissing('topics') ? found : onlyAbout(found, topic);
      }),
    topics: (options) =>
      fields.learning(async () => {
        if (fields.isMissing('topics')) return [];
        const query = {
          sort: NEWEST_FIRST,
          pagination: { page: 1, pageSize: MOST_WITH_TOPICS, withCount: false },
          fields: ['Title', 'topics'],
          filters: { topics: { $notNull: true } },
        };
        // Of such an entry nothing is to be learnt: most of its fields were not asked for.
        const answer = await ask(query, options);
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
          return toBlogPost(data, client.host, log);
        }),
      ),
    neighbours: (post, options) =>
      fields.learning(async () => {
        // Without their age, posts have no order to be neighbours in.
        if (post.createdAt === null) return { previous: null, next: null };
        const [previous, next] = await Promise.all([
          nearest(post, ['$lt', 'desc', '$gt'], options),
          nearest(post, ['$gt', 'asc', '$lt'], options),
        ]);
        return { previous, next };
      }),
  };
}
