import { css } from '@emotion/react';
import still from '../../../../art/svg/plate-still.svg?url&no-inline';
import { stillPlate } from '../../content/pictures/plates';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { Plate } from '../drawings/plate';
import { PlateCaption } from '../drawings/plate-caption';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { PageHeading } from './page-heading';

const { colour, media, space, type } = theme;

const style = css(pageGrid, {
  alignItems: 'start',
  paddingBlock: `${space.s12}px ${space.section}`,
  h1: { ...type.pageTitle, marginBlockStart: space.s44 },
  '.short-lead': {
    ...type.lead,
    marginBlock: `${space.s18}px ${space.s28}px`,
    maxWidth: '52ch',
    color: colour.lichen,
  },
  figure: { marginBlockStart: space.s44 },
  figcaption: { marginBlockStart: space.s18 },
  [media.medium]: {
    '.short-words': { gridColumn: 'c 1 / c 8', paddingInlineEnd: space.s12, alignSelf: 'center' },
    figure: { gridColumn: 'c 8 / end' },
  },
});

interface ShortPageProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  /** Buttons and links below the message. */
  readonly children: ElementOnlyNode;
  readonly className?: string;
}

/** A page with a short message beside a drawing, for example an error or a confirmation. */
export const MessagePage = ({ crumbs, title, lead, children, className }: ShortPageProps) => (
  <div css={style} className={className}>
    <Breadcrumb crumbs={crumbs} />
    <div className="short-words">
      <PageHeading>{title}</PageHeading>
      <p className="short-lead">{lead}</p>
      {children}
    </div>
    <figure>
      <Plate drawing={still} ratio="840 / 730" />
      <PlateCaption number={1} as="figcaption">
        {stillPlate}
      </PlateCaption>
    </figure>
  </div>
);
