import { css } from '@emotion/react';
import type { Heading } from '../../../domain/table-of-contents';
import { Icon } from '../../components/icon';
import { blogPost } from '../../content/blog-pages';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

const style = css({
  borderBlock: `1px solid ${colour.line}`,
  summary: {
    ...type.caps,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: size.control,
    color: colour.umber,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    svg: { transition: `transform ${motion.control} ${motion.ease}` },
  },
  'details[open] summary svg': { transform: 'rotate(180deg)' },
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
  // Beside the text there is room for all of it: nothing has to be opened.
  [media.rail]: {
    borderBlockEnd: 0,
    '@supports selector(::details-content)': {
      summary: { pointerEvents: 'none', svg: { display: 'none' } },
      'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
  },
});

/** The parts of a long post. */
export const Contents = ({ parts }: { readonly parts: readonly Heading[] }) => (
  <nav aria-label={blogPost.contents} css={style}>
    <details>
      <summary>
        <span>{blogPost.contents}</span>
        <Icon name="down" />
      </summary>
      <ol>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);
