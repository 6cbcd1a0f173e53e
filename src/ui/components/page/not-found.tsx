import { css } from '@emotion/react';
import { useContext } from 'react';
import { notFoundMeta } from '../../content/meta/not-found';
import { titleOf } from '../../content/meta/page-meta';
import type { Elements } from '../../site/elements';
import { PageAnswerContext } from '../../site/page-answer';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { Breadcrumb } from './breadcrumb';
import { PageHead } from './page-head';
import { PageHeading } from './page-heading';

const { colour, media, space, type } = theme;

const style = css(pageGrid, {
  paddingBlock: `${space.s12}px ${space.section}`,
  h1: { ...type.d2, marginBlockStart: space.s44 },
  '.not-found-text': {
    ...type.lead,
    marginBlock: `${space.s18}px ${space.s44}px`,
    color: colour.lichen,
  },
  [media.medium]: { 'h1, .not-found-text': { gridColumn: 'c 1 / c 9' } },
});

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** Where others of its kind are. */
  readonly list: { readonly label: string; readonly href: string };
  /** The ways to them. */
  readonly children: Elements;
  readonly className?: string;
}

/** What an address of something that is not there shows: it says so plainly, and where to go. */
export function NotFound({ title, text, list, children, className }: NotFoundProps) {
  useContext(PageAnswerContext).notFound();
  return (
    <div css={style} className={className}>
      <PageHead title={titleOf(title)} description={notFoundMeta.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumb crumbs={[list, { label: title }]} />
      <PageHeading>{title}</PageHeading>
      <p className="not-found-text">{text}</p>
      {children}
    </div>
  );
}
