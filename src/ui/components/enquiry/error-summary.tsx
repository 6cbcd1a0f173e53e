import { useEffect, useRef } from 'react';
import {
  ENQUIRY_FIELDS,
  type EnquiryKind,
  type EnquiryProblems,
} from '../../../domain/enquiries/enquiry';
import { formTexts, problemText } from '../../content/forms';
import { theme } from '../../theme/theme';
import { enquiryFieldId } from './enquiry-fields';

const { colour, space, type } = theme;

interface ErrorSummaryProps {
  readonly kind: EnquiryKind;
  readonly problems: EnquiryProblems;
  /** Number of submits that found problems. Each one moves the focus to the summary. */
  readonly refusals: number;
}

/**
 * Lists the problems of a form, with links to the fields. Takes the focus after each submit that
 * finds problems.
 */
export function ErrorSummary({ kind, problems, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);

  const found = ENQUIRY_FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field, text: problemText(field, problem) }];
  });
  // The summary is shown only after a submit. A problem found on blur appears only at its field.
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
        {found.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${enquiryFieldId(kind, field)}`}
              css={{ display: 'inline-block', paddingBlock: space.s8, color: colour.error }}
              onClick={(event) => {
                // Focuses the control without adding a history entry.
                event.preventDefault();
                document.getElementById(enquiryFieldId(kind, field))?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
