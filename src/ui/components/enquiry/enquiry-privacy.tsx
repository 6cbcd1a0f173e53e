import { css } from '@emotion/react';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';

const { colour, media, size, space, type } = theme;

const style = css({
  ...type.small,
  maxWidth: '58ch',
  color: colour.lichen,
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.ink,
    textDecoration: 'underline',
    textDecorationColor: colour.bark,
    textUnderlineOffset: 4,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    [media.hover]: { '&:hover': { color: colour.umber } },
  },
  'details p + p': { marginBlockStart: space.s8 },
  // Without JavaScript no draft is stored, so the note about stored drafts is hidden.
  [media.withoutScript]: { '.draft-note': { display: 'none' } },
});

interface EnquiryPrivacyProps {
  readonly privacy: string;
  readonly stored: string;
  readonly ask: string;
}

/** A short privacy note for the form. A click shows the details. */
export const EnquiryPrivacy = ({ privacy, stored, ask }: EnquiryPrivacyProps) => (
  <div css={style}>
    <p>{privacy}</p>
    <details>
      <summary>{formTexts.details}</summary>
      <p>{stored}</p>
      <p className="draft-note">{formTexts.draftStored}</p>
      <p>{ask}</p>
    </details>
  </div>
);
