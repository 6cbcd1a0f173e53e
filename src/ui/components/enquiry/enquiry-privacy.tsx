import { css } from '@emotion/react';
import { Link } from 'wouter';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import { deletionNote, forms, formTexts } from '../../content/forms';
import { useLawPageList } from '../../site/queries/use-law-page-list';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { lawPageAddress } from '../../site/routes';
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
  '.privacy-page': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.ink,
    textUnderlineOffset: 4,
  },
  'details p + p': { marginBlockStart: space.s8 },
  // Without JavaScript no draft is stored, so the note about stored drafts is hidden.
  [media.withoutScript]: { '.draft-note': { display: 'none' } },
});

interface EnquiryPrivacyProps {
  readonly kind: EnquiryKind;
}

/** A link to the privacy page; nothing when the site has none. */
function PrivacyPageLink() {
  const page = useLawPageList().find(({ kind }) => kind === 'privacy');
  if (page === undefined) return null;
  return (
    <p>
      <Link href={lawPageAddress(page.id)} className="privacy-page">
        {page.title}
      </Link>
    </p>
  );
}

/** A short privacy note for the form. A click shows the details. */
export function EnquiryPrivacy({ kind }: EnquiryPrivacyProps) {
  const { retentionMonths } = useSiteDetails();
  const { privacy, stored } = forms[kind];
  const retained = kind === 'order' ? 'contact' : kind;
  const months = retained === 'newsletter' ? null : retentionMonths[retained];
  return (
    <div css={style}>
      <p>{privacy}</p>
      <PrivacyPageLink />
      <details>
        <summary>{formTexts.details}</summary>
        <p>{stored}</p>
        <p className="draft-note">{formTexts.draftStored}</p>
        <p>{deletionNote(kind, months)}</p>
      </details>
    </div>
  );
}
