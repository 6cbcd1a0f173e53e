import { css } from '@emotion/react';
import type { Heading } from '../../../domain/journal/table-of-contents';
import { Icon } from '../../components/drawing/icon';
import { blogPost } from '../../content/pages/blog-pages';
import { useMediaQuery } from '../../hooks/use-media-query';
import { BREAKPOINTS, theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

/** Windows with room for them beside the text, where nothing has to be opened. */
const BESIDE = `(min-width: ${BREAKPOINTS.rail}px)`;

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
  [media.rail]: { borderBlockEnd: 0 },
});

/** The parts of a long post: folded away above the text, beside it for all to see. */
export function Contents({ parts }: { readonly parts: readonly Heading[] }) {
  const beside = useMediaQuery(BESIDE);
  const list = (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={blogPost.contents} css={style}>
      {beside ? (
        <>
          <p className="contents-head">{blogPost.contents}</p>
          {list}
        </>
      ) : (
        <details>
          <summary className="contents-head">
            <span>{blogPost.contents}</span>
            <Icon name="down" />
          </summary>
          {list}
        </details>
      )}
    </nav>
  );
}
