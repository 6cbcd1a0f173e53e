import { css } from '@emotion/react';
import type { Heading } from '../../../domain/journal/table-of-contents';
import { Icon } from '../../components/drawings/icon';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

const style = css({
  borderBlock: `1px solid ${colour.line}`,
  '.contents-head': {
    ...type.caps,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: size.control,
    color: colour.umber,
  },
  summary: {
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    svg: { transition: `transform ${motion.control} ${motion.ease}` },
  },
  'details[open] summary svg': { transform: 'rotate(180deg)' },
  'details:not([open]) + ol': { display: 'none' },
  'p.contents-head': { display: 'none' },
  ol: { paddingBlockEnd: space.s12 },
  a: {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    minHeight: size.target,
    fontSize: '.9375rem',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `color ${motion.colour}`,
    [media.hover]: { '&:hover': { color: colour.umber, textDecoration: 'underline' } },
  },
  // In wide windows, the contents are beside the text and always open.
  [media.rail]: {
    borderBlockEnd: 0,
    details: { display: 'none' },
    'p.contents-head': { display: 'flex' },
    'details:not([open]) + ol': { display: 'block' },
  },
});

/** The table of contents of a long post: collapsed above the text, or open beside it. */
export function Contents({ parts }: { readonly parts: readonly Heading[] }) {
  const { contents } = usePageTexts('post-page');
  return (
    <nav aria-label={contents} css={style}>
      <p className="contents-head">{contents}</p>
      <details>
        <summary className="contents-head">
          <span>{contents}</span>
          <Icon name="down" />
        </summary>
      </details>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
