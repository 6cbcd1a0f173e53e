import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { PageHeading } from './page-heading';

const { colour, media, space, type } = theme;

const style = css(pageGrid, {
  paddingBlock: `${space.s12}px ${space.s56}px`,
  rowGap: space.s24,
  h1: { ...type.pageTitle, textWrap: 'balance', overflowWrap: 'break-word' },
  '.intro-lead': { ...type.lead, maxWidth: '34ch', color: colour.lichen },
  [media.medium]: {
    rowGap: space.s36,
    // From medium width each entry of `title` is a line. On a phone, where such lines would wrap,
    // the title is one text.
    'h1 span': { display: 'block' },
    '.intro-lead': { gridColumn: 'c 7 / end' },
  },
  [media.rail]: { '.intro-lead': { gridColumn: 'c 8 / end' } },
});

interface PageIntroProps {
  /** The page's own level in the breadcrumb. */
  readonly crumb: Crumb;
  /** The heading. On a wide screen each entry is a line. */
  readonly title: readonly string[];
  readonly lead?: string;
  readonly className?: string;
}

/** The top of a page: breadcrumb, heading, and an introductory paragraph below the heading. */
export const PageIntro = ({ crumb, title, lead, className }: PageIntroProps) => (
  <header css={style} className={className}>
    <Breadcrumb crumbs={[crumb]} />
    <PageHeading>
      {title.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </PageHeading>
    {lead !== undefined && <p className="intro-lead">{lead}</p>}
  </header>
);
