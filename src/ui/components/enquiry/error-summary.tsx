import { useEffect, useRef } from 'react';
import type { EnquiryField, EnquiryKind, EnquiryProblems } from '../../../domain/enquiries/enquiry';
import { formTexts } from '../../content/forms';
import { theme } from '../../theme/theme';
import { enquiryFieldId } from './enquiry-fields';

const { colour, space, type } = theme;

/** As the form has them, from top to bottom. */
const ORDER: readonly EnquiryField[] = ['name', 'email', 'company', 'volume', 'message'];

interface ErrorSummaryProps {
  readonly kind: EnquiryKind;
  readonly problems: EnquiryProblems;
  /** Grows with each submit that found something wrong. */
  readonly refusals: number;
}

/** What is to be put right, each with a way to its field. After a submit it takes the focus. */
export function ErrorSummary({ kind, problems, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);

  const found = ORDER.filter((field) => problems[field] !== undefined);
  // A mistake seen while typing shows at its field alone; the summary belongs to a submit.
  if (refusals === 0 || found.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={formTexts.problems}
      css={{
        padding: space.s24,
        borderInlineStart: `2px solid ${colour.error}`,
        background: colour.chalk,
      }}
    >
      <p css={type.t2}>{formTexts.problems}</p>
      <ul css={{ marginBlockStart: space.s8 }}>
        {found.map((field) => (
          <li key={field}>
            <a
              href={`#${enquiryFieldId(kind, field)}`}
              css={{ display: 'inline-block', paddingBlock: space.s8, color: colour.error }}
              onClick={(event) => {
                // Straight to the control, without a step in the history for Back to undo.
                event.preventDefault();
                document.getElementById(enquiryFieldId(kind, field))?.focus();
              }}
            >
              {problems[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
