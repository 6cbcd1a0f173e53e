import { css } from '@emotion/react';
import { ArrowLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button-link';
import { PageHead } from '../../components/page-head';
import { PageHeading } from '../../components/page-heading';
import { Thread } from '../../components/thread';
import { blogPost } from '../../content/blog-pages';
import { meta } from '../../content/meta';
import { pageGrid } from '../../sections/page-grid';
import { theme } from '../../theme/theme';

const { space, type } = theme;
const { title, text, ways } = blogPost.notFound;

const style = css(pageGrid, {
  justifyItems: 'start',
  rowGap: space.s24,
  paddingBlock: `${space.s36}px ${space.section}`,
  h1: { ...type.pageTitle, maxWidth: '12ch' },
  p: { ...type.lead, maxWidth: '40ch' },
  div: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s28 },
});

/** No post has this id. */
export const PostNotFound = () => (
  <div css={style}>
    <PageHead {...meta.notFound} />
    <meta name="robots" content="noindex" />
    <Thread />
    <PageHeading>{title}</PageHeading>
    <p>{text}</p>
    <div>
      <ButtonLink href={ways[0].to}>{ways[0].label}</ButtonLink>
      <ArrowLink href={ways[1].to}>{ways[1].label}</ArrowLink>
    </div>
  </div>
);
