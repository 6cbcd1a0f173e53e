import type { Picture } from '../../domain/shared/picture';
import { READ_POST, type ReadPost } from '../pages/post/read-post';
import type { PageSubject } from '../seo/page-subject';
import type { QueryCache } from '../site/queries/query-cache';

type Undescribed = (place: string) => string;

const problemsOf = (pictures: readonly (Picture | null)[], problem: Undescribed) =>
  pictures.flatMap((picture, place) =>
    picture !== null && picture.alt.trim() === '' ? [problem(`${place + 1}`)] : [],
  );

const main: Undescribed = () => 'its picture has no description';
const further: Undescribed = (place) =>
  `its picture ${place} of “More pictures” has no description`;
const inText: Undescribed = (place) => `its picture ${place} in the text has no description`;

const picturesIn = (post: ReadPost) =>
  post.article.parts.flatMap((part) =>
    part.kind === 'plates' ? part.plates.map(({ picture }) => picture) : [],
  );

/**
 * Returns a problem for each picture of the page's document that has no description (alternative
 * text), because screen readers have nothing to read for such a picture.
 */
export function undescribedPictures(
  subject: PageSubject | null,
  cache: QueryCache,
): readonly string[] {
  if (subject === null || subject.contentType === 'law-page') return [];
  const own = problemsOf([subject.document.picture], main);
  if (subject.contentType === 'product')
    return [...own, ...problemsOf(subject.document.gallery, further)];
  const post = cache.cached().find(([[name]]) => name === READ_POST)?.[1];
  return [...own, ...problemsOf(post ? picturesIn(post as ReadPost) : [], inText)];
}
