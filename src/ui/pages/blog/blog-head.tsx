import { css } from '@emotion/react';
import type { PostQuery } from '../../../domain/blog-post';
import { ROUTES } from '../../app/routes';
import { Breadcrumb } from '../../components/breadcrumb';
import { PageHeading } from '../../components/page-heading';
import { blogList } from '../../content/blog-pages';
import { theme } from '../../theme/theme';
import { PostCount } from './post-count';
import { PostSearch } from './post-search';

const { colour, media, space, type } = theme;

const style = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: space.s18,
  paddingBlock: `${space.s12}px ${space.s36}px`,
  '> *': { gridColumn: '1 / -1', minWidth: 0 },
  h1: type.pageTitle,
  '.head-lead': { ...type.lead, color: colour.lichen },
  '.head-tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s18,
    marginBlockStart: space.s18,
    borderBlock: `1px solid ${colour.line}`,
  },
  [media.medium]: {
    alignItems: 'end',
    rowGap: space.s44,
    h1: { gridColumn: 'c 1 / c 9' },
    '.head-lead': { gridColumn: 'c 9 / end' },
    '.head-tools': { marginBlockStart: space.s12 },
  },
});

/** The journal's name and what is in it; the search and what it found on a ruled line of their own. */
export const BlogHead = ({ shown }: { readonly shown: PostQuery }) => (
  <header css={style}>
    <Breadcrumb crumbs={[{ label: 'Home', href: ROUTES.home }, { label: blogList.title }]} />
    <PageHeading>{blogList.title}</PageHeading>
    <p className="head-lead">{blogList.lead}</p>
    <div className="head-tools">
      <PostSearch />
      <PostCount query={shown} />
    </div>
  </header>
);
