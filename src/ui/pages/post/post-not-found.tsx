import { css } from '@emotion/react';
import { ROUTES } from '../../app/routes';
import { ArrowLink } from '../../components/arrow-link';
import { Breadcrumb } from '../../components/breadcrumb';
import { ButtonLink } from '../../components/button-link';
import { PageHead } from '../../components/page-head';
import { PageHeading } from '../../components/page-heading';
import { blogList, blogPost } from '../../content/blog-pages';
import { meta, titleOf } from '../../content/meta';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;
const { title, text, ways } = blogPost.notFound;

const style = css(pageGrid, {
  paddingBlock: `${space.s12}px ${space.section}`,
  h1: { ...type.d2, marginBlockStart: space.s44 },
  '.not-found-text': {
    ...type.lead,
    marginBlock: `${space.s18}px ${space.s44}px`,
    color: colour.lichen,
  },
  '.not-found-ways': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s12}px ${space.s36}px`,
  },
  [media.medium]: { 'h1, .not-found-text': { gridColumn: 'c 1 / c 9' } },
});

/** No such post: said plainly, with the ways to those there are. */
export const PostNotFound = () => (
  <div css={style}>
    <PageHead title={titleOf(title)} description={meta.notFound.description} />
    <meta name="robots" content="noindex" />
    <Breadcrumb
      crumbs={[
        { label: 'Home', href: ROUTES.home },
        { label: blogList.title, href: ROUTES.blog },
        { label: title },
      ]}
    />
    <PageHeading>{title}</PageHeading>
    <p className="not-found-text">{text}</p>
    <div className="not-found-ways">
      <ButtonLink href={ways[0].to}>{ways[0].label}</ButtonLink>
      <ArrowLink href={ways[1].to}>{ways[1].label}</ArrowLink>
    </div>
  </div>
);
