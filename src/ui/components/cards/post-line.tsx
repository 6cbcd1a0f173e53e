import { css } from '@emotion/react';
import { formatPublishedDate } from '../../../domain/journal/published-date';
import { theme } from '../../theme/theme';

const { colour, space, type } = theme;

const style = css({
  ...type.caps,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s18,
  color: colour.umber,
  // A topic is whatever an editor calls it.
  bdi: { color: colour.lichen, overflowWrap: 'anywhere' },
});

interface PostLineProps {
  readonly publishedOn: string | null;
  /** What the post is about, where that helps to choose. */
  readonly topic?: string | undefined;
  readonly className?: string;
}

/** The line over a post's title: when it was published, and what it is about. */
export function PostLine({ publishedOn, topic, className }: PostLineProps) {
  const date = formatPublishedDate(publishedOn);
  if (date === null && topic === undefined) return null;
  return (
    <p css={style} className={className}>
      {date !== null && <span>{date}</span>}
      {topic !== undefined && <bdi>{topic}</bdi>}
    </p>
  );
}
