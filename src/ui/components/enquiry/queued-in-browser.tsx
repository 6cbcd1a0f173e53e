import { useEffect, useState } from 'react';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import { formTexts } from '../../content/forms';
import { useUseCases } from '../../site/use-cases-context';
import { KeptNotice } from './queued-notice';

const { keptHere: kept } = formTexts;

interface KeptInBrowserProps {
  readonly kind: EnquiryKind;
  /** Whether the form holds what was typed before. */
  readonly isRestored: boolean;
  /** What was typed is kept no more, or again. */
  readonly onDraft: (isKept: boolean) => void;
}

/** Below the fields of a form, where it moves none of them: what of earlier visits this browser still keeps for it. */
export function KeptInBrowser({ kind, isRestored, onDraft }: KeptInBrowserProps) {
  const { countWaitingEnquiries, discardWaitingEnquiries, discardEnquiryDraft } = useUseCases();
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    let left = false;
    countWaitingEnquiries(kind).then((count) => {
      if (!left) setIsWaiting(count > 0);
    });
    return () => {
      left = true;
    };
  }, [kind, countWaitingEnquiries]);
  if (!isWaiting && !isRestored) return null;
  return (
    <div>
      {isWaiting && (
        <KeptNotice text={kept.waiting} discard={() => discardWaitingEnquiries(kind)} />
      )}
      {isRestored && (
        <KeptNotice
          text={kept.draft}
          discard={() => discardEnquiryDraft(kind)}
          onChange={onDraft}
        />
      )}
    </div>
  );
}
