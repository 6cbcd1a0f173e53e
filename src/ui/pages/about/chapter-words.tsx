import { css } from '@emotion/react';
import { inItalics } from '../../components/page/in-italics';
import type { AboutChapter } from '../../content/pages/about';
import { theme } from '../../theme/theme';

const { colour, font, space } = theme;

const numberStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  fontFamily: font.serif,
  fontSize: '1.5rem',
  fontStyle: 'italic',
  color: colour.umber,
  marginBlockEnd: space.s18,
  '&::after': { content: '""', flex: 1, height: 1, background: colour.line },
});

interface ChapterWordsProps {
  readonly chapter: AboutChapter;
  /** Counted from 1. */
  readonly number: number;
}

/** A chapter's number, heading and text. */
export const ChapterWords = ({ chapter: { id, title, paragraphs }, number }: ChapterWordsProps) => (
  <div className="chapter-words">
    <span aria-hidden="true" className="chapter-number" css={numberStyle}>
      {number}
    </span>
    <h2 id={`${id}-heading`}>
      {title.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </h2>
    <div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{inItalics(paragraph)}</p>
      ))}
    </div>
  </div>
);
