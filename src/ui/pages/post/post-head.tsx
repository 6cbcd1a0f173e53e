import { css } from '@emotion/react';
import type { PostSummary } from '../../../domain/journal/blog-post';
import { dayOf, formatPublishedDate } from '../../../domain/journal/published-date';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHeading } from '../../components/page/page-heading';
import { inItalics } from '../../components/text/in-italics';
import { blogPost } from '../../content/pages/blog-post';
import { ROUTES } from '../../site/routes';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/**
 * Maximum length, in characters, of a title in large letters; a longer one would fill the first
 * screen.
 */
const LONG_TITLE = 28;

const style = css({
  ...printLabel('post-head'),
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: space.s24,
  paddingBlock: `${space.s12}px ${space.s36}px`,
  overflowWrap: 'anywhere',
  '> *': { gridColumn: '1 / -1', minWidth: 0 },
  h1: type.pageTitle,
  'h1[data-long]': type.d2,
  '.head-standfirst': type.lead,
  '.head-facts': {
    ...type.caps,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4}px ${space.s24}px`,
    marginBlockStart: space.s18,
    color: colour.umber,
  },
  [media.rail]: {
    alignItems: 'end',
    rowGap: space.s56,
    paddingBlockEnd: space.s56,
    h1: { gridColumn: 'c 1 / c 9' },
    '.head-aside': { gridColumn: 'c 9 / end' },
  },
});

interface PostHeadProps {
  readonly post: PostSummary;
  readonly minutes: number | null;
}

/** The post's title, description, date and reading time. */
export function PostHead({ post: { title, description, publishedOn }, minutes }: PostHeadProps) {
  const date = formatPublishedDate(publishedOn);
  return (
    <header css={style}>
      <Breadcrumb crumbs={[{ page: 'blog', href: ROUTES.blog }, { label: title }]} />
      <PageHeading dir="auto" {...(title.length > LONG_TITLE && { 'data-long': '' })}>
        {inItalics(title)}
      </PageHeading>
      <div className="head-aside">
        {description !== '' && (
          <p dir="auto" className="head-standfirst">
            {inItalics(description)}
          </p>
        )}
        {(date !== null || minutes !== null) && (
          <p className="head-facts">
            {date !== null && publishedOn !== null && (
              <time dateTime={dayOf(publishedOn)}>{date}</time>
            )}
            {minutes !== null && <span>{blogPost.minutes(minutes)}</span>}
          </p>
        )}
      </div>
    </header>
  );
}
