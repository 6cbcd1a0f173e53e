import type { ContentLink } from '../../content/link';
import { theme } from '../../theme/theme';
import { ArrowLink } from '../actions/arrow-link';
import { arrowToTheEdge } from '../actions/arrow-link-style';
import { Eyebrow } from './eyebrow';

const { media, space } = theme;

interface SectionHeadingProps {
  /** Id of the heading, for `aria-labelledby` of the section. */
  readonly id: string;
  readonly eyebrow?: string;
  readonly heading: string;
  /** A link beside the last line of the heading if there is space, otherwise below the heading. */
  readonly more?: ContentLink;
  /** Class of the heading, which sets its size. */
  readonly className?: string;
}

/** The heading of a section, with an optional link to a page with more content. */
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
        // The space is in `em`, so that it grows with the size of the heading.
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
