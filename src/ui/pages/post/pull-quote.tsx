import { css } from '@emotion/react';
import { Tear } from '../../components/drawings/tear';
import { inItalics } from '../../components/text/in-italics';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, space, type } = theme;

const TEAR = 16;

const style = css({
  ...printLabel('pull-quote'),
  position: 'relative',
  paddingInlineStart: space.s36,
  overflowWrap: 'anywhere',
  // Draws the vertical line, as long as the quotation.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlock: `0 ${TEAR - 2}px`,
    width: 1,
    background: colour.umber,
    printColorAdjust: 'exact',
  },
  '.quote-tear': { position: 'absolute', insetInlineStart: 0, insetBlockEnd: 0 },
  blockquote: {
    fontFamily: theme.font.serif,
    fontSize: 'clamp(1.75rem, 1.2rem + 2.6vw, 3.625rem)',
    fontStyle: 'italic',
    lineHeight: 1.16,
    p: { textWrap: 'balance' },
  },
  figcaption: { ...type.caption, marginBlockStart: space.s18 },
});

interface PullQuoteProps {
  readonly text: string;
  readonly author: string | null;
}

/** A quotation beside a vertical line that ends in a drop of resin (`Tear`). */
export const PullQuote = ({ text, author }: PullQuoteProps) => (
  <figure css={style}>
    <Tear size={TEAR} className="quote-tear" />
    <blockquote>
      <p dir="auto">{inItalics(text)}</p>
    </blockquote>
    {author !== null && <figcaption dir="auto">{author}</figcaption>}
  </figure>
);
