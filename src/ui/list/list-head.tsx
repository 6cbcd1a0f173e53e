import { css } from '@emotion/react';
import { Breadcrumb } from '../components/page/breadcrumb';
import { PageHeading } from '../components/page/page-heading';
import { inItalics } from '../components/text/in-italics';
import type { ElementOnlyNode } from '../site/element-only-node';
import { theme } from '../theme/theme';

const { colour, media, space, type } = theme;

const style = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: space.s18,
  paddingBlock: `${space.s12}px ${space.s36}px`,
  '> *': { gridColumn: '1 / -1', minWidth: 0 },
  h1: type.pageTitle,
  // Balance the lines, so that they break at the same words before and after the web font loads.
  '.head-lead': { ...type.lead, color: colour.lichen, textWrap: 'balance' },
  [media.medium]: {
    alignItems: 'last baseline',
    rowGap: space.s36,
    h1: { gridColumn: 'c 1 / c 9' },
    '.head-lead': { gridColumn: 'c 9 / end' },
  },
});

interface ListHeadProps {
  readonly title: string;
  readonly lead: string;
  /** Search and filter controls, shown below title and lead. */
  readonly children?: ElementOnlyNode;
  readonly className?: string;
}

/** Breadcrumb, title and lead of a list page, aligned to the page's columns. */
export const ListHead = ({ title, lead, children, className }: ListHeadProps) => (
  <header css={style} className={className}>
    <Breadcrumb crumbs={[{ label: title }]} />
    <PageHeading>{title}</PageHeading>
    <p className="head-lead">{inItalics(lead)}</p>
    {children}
  </header>
);
