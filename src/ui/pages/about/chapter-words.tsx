import { css } from '@emotion/react';
import type { AboutChapterTexts } from '../../../domain/texts/pages/about-texts';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Tear } from '../../components/drawings/tear';
import { inItalics } from '../../components/text/in-italics';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import type { Chapter } from './anchors';

const { colour, font, space, type } = theme;

/** Size of the icon before the promise, in CSS pixels; matches the size of the promise's text. */
const TEAR = 16;

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

const promiseStyle = css({
  ...type.t2,
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s12,
  marginBlockStart: space.s24,
  maxWidth: '30ch',
  textWrap: 'balance',
});

interface ChapterWordsProps {
  readonly id: Chapter;
  readonly texts: AboutChapterTexts;
  /** The number of the chapter; the first is 1. */
  readonly number: number;
}

/** A chapter's number, heading and text. */
export const ChapterWords = ({
  id,
  texts: { heading, paragraphs, promise, link },
  number,
}: ChapterWordsProps) => (
  <div className="chapter-words">
    <span aria-hidden="true" className="chapter-number" css={numberStyle}>
      {number}
    </span>
    <h2 id={`${id}-heading`}>
      {heading.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </h2>
    <div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{inItalics(paragraph)}</p>
      ))}
    </div>
    {promise !== undefined && (
      <p css={promiseStyle}>
        <Tear size={TEAR} />
        <span>{inItalics(promise)}</span>
      </p>
    )}
    {link !== undefined && (
      <p css={{ marginBlockStart: space.s12 }}>
        <ArrowLink href={ROUTES.compare}>{link}</ArrowLink>
      </p>
    )}
  </div>
);
