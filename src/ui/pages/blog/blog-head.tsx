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
  gap: space.s18,
  paddingBlock: `${space.s12}px ${space.s36}px`,
  h1: type.pageTitle,
  '.head-lead': { ...type.lead, color: colour.lichen },
  '.head-search': { display: 'grid', gap: space.s8 },
  [media.medium]: {
    gridTemplateColumns: '8fr 4fr',
    alignItems: 'end',
    columnGap: space.gutter,
    rowGap: space.s28,
    paddingBlockEnd: space.s56,
    '.head-crumbs': { gridColumn: '1 / -1' },
    '.head-words': { display: 'grid', gap: space.s18 },
  },
});

/** The journal's name, what is in it, and the search. */
export const BlogHead = ({ shown }: { readonly shown: PostQuery }) => (
  <header css={style}>
    <Breadcrumb
      className="head-crumbs"
      crumbs={[{ label: 'Home', href: ROUTES.home }, { label: blogList.title }]}
    />
    <PageHeading>{blogList.title}</PageHeading>
    <div className="head-words">
      <p className="head-lead">{blogList.lead}</p>
      <div className="head-search">
        <PostSearch />
        <PostCount query={shown} />
      </div>
    </div>
  </header>
);
