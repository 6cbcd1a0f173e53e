import { isPicture, type Picture } from '../../domain/shared/picture';
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

/** Name of the query for a page's texts. Its answer also contains the page's pictures. */
const TEXTS_QUERY = 'getPageTexts';

/** Returns all pictures in a value, however deeply nested. */
function picturesWithin(value: unknown): readonly Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesWithin);
}

const picturesIn = (post: ReadPost) =>
  post.article.parts.flatMap((part) =>
    part.kind === 'plates' ? part.plates.map(({ picture }) => picture) : [],
  );

/**
 * Returns a problem for each picture without a description (alternative text), because screen
 * readers have nothing to read for it. Checks the pictures of the product or post that the page
 * shows; on a page that shows no document, checks the pictures that the owner chose for the page.
 */
export function undescribedPictures(
  subject: PageSubject | null,
  cache: QueryCache,
): readonly string[] {
  if (subject === null) {
    const texts = cache.cached().filter(([[name]]) => name === TEXTS_QUERY);
    return problemsOf(
      texts.flatMap(([, answer]) => picturesWithin(answer)),
      main,
    );
  }
  if (subject.contentType === 'law-page' || subject.contentType === 'batch') return [];
  const own = problemsOf([subject.document.picture], main);
  if (subject.contentType === 'product')
    return [...own, ...problemsOf(subject.document.gallery, further)];
  const post = cache.cached().find(([[name]]) => name === READ_POST)?.[1];
  return [...own, ...problemsOf(post ? picturesIn(post as ReadPost) : [], inText)];
}
