import type { ContentLink } from '../../content/link';
import { theme } from '../../theme/theme';
import { ArrowLink } from '../actions/arrow-link';
import { arrowToTheEdge } from '../actions/arrow-link-style';
import { Eyebrow } from './eyebrow';

const { media, space } = theme;

interface SectionHeadingProps {
  /** The section is labelled by it. */
  readonly id: string;
  readonly eyebrow?: string;
  readonly heading: string;
  /** On the heading's last baseline where there is room, else below. */
  readonly more?: ContentLink;
  /** The heading's: one of the theme's sizes. */
  readonly className?: string;
}

/** What a section is called, and the way to all of it. */
export const SectionHeading = ({ id, eyebrow, heading, more, className }: SectionHeadingProps) => (
  <div
    css={{
      marginBlockEnd: space.s28,
      [media.medium]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'last baseline',
        justifyContent: 'space-between',
        columnGap: space.s44,
        marginBlockEnd: 0,
        // In its own ems: a loud heading has more air below it.
        h2: { marginBlockEnd: '.64em' },
      },
    }}
  >
    <div className="before-cards" css={{ flex: '1 1 0', minWidth: 'min(100%, 7em)' }}>
      {eyebrow !== undefined && <Eyebrow css={{ marginBlockEnd: space.s18 }}>{eyebrow}</Eyebrow>}
      <h2 id={id} css={{ maxWidth: '11em', overflowWrap: 'anywhere' }} className={className}>
        {heading}
      </h2>
    </div>
    {more !== undefined && (
      <ArrowLink
        href={more.to}
        about={more.about}
        css={{ marginBlockStart: space.s12, [media.medium]: arrowToTheEdge }}
      >
        {more.label}
      </ArrowLink>
    )}
  </div>
);
