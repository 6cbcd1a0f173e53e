import * as v from 'valibot';
import type { ProblemLog } from '../../../application/ports/problem-log';
import type { BlogPost, PostId, PostSummary } from '../../../domain/journal/blog-post';
import { momentOf } from '../../../domain/shared/parse-moment';
import { pictureOfCard } from '../../../domain/shared/picture';
import { isVisible } from '../../../domain/shared/shorten-text';
import { readEntry } from './read-entry';
import { readItems } from './read-list';
import { readStamp } from './read-stamp';
import { entry, listOf, media, moment, searchFields, text } from './strapi-wire';
import { toBodyBlocks } from './to-body-blocks';
import { toPictureOrNull } from './to-picture';
import { toSearchListing } from './to-search-listing';

const dayWire = v.pipe(
  v.string(),
  v.check((day) => momentOf(day) !== null, 'Expected a day of the calendar'),
);

export const postWire = v.object({
  ...entry,
  blogimg: media,
  /** The day that the editor chose; it may be in the future. */
  publishedOn: v.nullish(dayWire, null),
  /** Topics separated by commas. */
  topics: text,
  publishedAt: moment,
  createdAt: moment,
  Body: listOf,
  ...searchFields,
});
type PostWire = v.InferOutput<typeof postWire>;

/** `Harvest, Trees` → `['Harvest', 'Trees']`. */
const toTopics = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((topic) => topic.trim())
      .filter(isVisible),
  ),
];

function toSummary(wire: PostWire, host: string, log: ProblemLog, now: number): PostSummary {
  const publishedAt = readStamp(wire, 'publishedAt', now, log);
  return {
    id: wire.documentId as PostId,
    title: wire.Title,
    description: wire.Description,
    picture: toPictureOrNull(wire.blogimg, host),
    topics: toTopics(wire.topics),
    // `publishedAt` changes with every publication, so the date that the editor chose takes
    // precedence.
    publishedOn: wire.publishedOn ?? publishedAt,
    createdAt: readStamp(wire, 'createdAt', now, log),
    changedAt: readStamp(wire, 'updatedAt', now, log),
  };
}

/**
 * @param now ms since 1970.
 * @throws ContentError of kind `malformed` without an id or a title. Other invalid fields are left
 * out and reported.
 */
export const toPostSummary = (
  value: unknown,
  host: string,
  log: ProblemLog,
  now = Date.now(),
): PostSummary => {
  const summary = toSummary(readEntry(postWire, value, log), host, log, now);
  return { ...summary, picture: pictureOfCard(summary.picture) };
};

/**
 * Converts a post with its body. Handles invalid fields like `toPostSummary`; invalid parts of the
 * body are left out and reported as well.
 */
export function toBlogPost(
  value: unknown,
  host: string,
  log: ProblemLog,
  now = Date.now(),
): BlogPost {
  const wire = readEntry(postWire, value, log);
  const partLog: ProblemLog = {
    report: (problem, details) =>
      log.report(problem, {
        ...(details as object),
        documentId: wire.documentId,
        title: wire.Title,
      }),
  };
  const toBlocks = (part: unknown, index: number) => toBodyBlocks(part, index, host, partLog);
  return {
    ...toSummary(wire, host, log, now),
    pictureCaption: wire.blogimg?.caption || null,
    searchListing: toSearchListing(wire, host),
    body: readItems(wire.Body, toBlocks, 'part of a post', partLog).flat(),
  };
}
