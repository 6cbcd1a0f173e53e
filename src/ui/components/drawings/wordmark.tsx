import { css } from '@emotion/react';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { theme } from '../../theme/theme';

const { colour, font, space, type } = theme;

const wordmarkIn = (name: string, line: string) =>
  css({ display: 'block', color: name, '.brand-line': { color: line } });

const TONES = {
  light: wordmarkIn(colour.ink, colour.umber),
  dark: wordmarkIn(colour.paper, colour.honey),
};

interface WordmarkProps {
  readonly tone?: keyof typeof TONES;
  readonly className?: string;
}

/** The brand's name, and a short line of text below it (`.brand-line`). */
export const Wordmark = ({ tone = 'light', className }: WordmarkProps) => {
  const { name, line } = useSiteDetails();
  return (
    <span css={TONES[tone]} className={className}>
      <span
        className="brand-name"
        css={{
          display: 'block',
          fontFamily: font.serif,
          fontSize: '1.9375rem',
          lineHeight: 1,
          letterSpacing: '-.018em',
        }}
      >
        {`${name} `}
      </span>
      <span
        className="brand-line"
        css={{
          ...type.caps,
          display: 'block',
          marginBlockStart: space.s4,
          fontSize: 'clamp(.65625rem, .63rem + .1vw, .6875rem)',
          letterSpacing: '.12em',
          lineHeight: 1.2,
        }}
      >
        {line}
      </span>
    </span>
  );
};
