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
  // Editors choose the topic, so it may be a long word in any script.
  bdi: { color: colour.lichen, overflowWrap: 'anywhere' },
});

interface PostLineProps {
  readonly publishedOn: string | null;
  readonly topic?: string | undefined;
  readonly className?: string;
}

/** The line above a post's title: date of publication and topic. */
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
