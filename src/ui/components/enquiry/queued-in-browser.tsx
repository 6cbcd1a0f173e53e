import { useEffect, useState } from 'react';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import { formTexts } from '../../content/forms';
import { useUseCases } from '../../site/use-cases-context';
import { QueuedNotice } from './queued-notice';

const { inBrowser: texts } = formTexts;

interface QueuedInBrowserProps {
  readonly kind: EnquiryKind;
  /** Whether the form started with the stored draft of an earlier visit. */
  readonly isRestored: boolean;
  /** Called with `false` when the visitor discards the draft, and with `true` after Undo. */
  readonly onDraft: (isStored: boolean) => void;
}

/**
 * Shows notices if this browser stores queued enquiries or a draft of an earlier visit. The notices
 * are below the fields, so that they do not move the fields when they appear.
 */
export function QueuedInBrowser({ kind, isRestored, onDraft }: QueuedInBrowserProps) {
  const { countQueuedEnquiries, discardQueuedEnquiries, discardEnquiryDraft } = useUseCases();
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    countQueuedEnquiries(kind).then((count) => {
      if (!isUnmounted) setIsWaiting(count > 0);
    });
    return () => {
      isUnmounted = true;
    };
  }, [kind, countQueuedEnquiries]);
  if (!isWaiting && !isRestored) return null;
  return (
    <div>
      {isWaiting && (
        <QueuedNotice text={texts.waiting} discard={() => discardQueuedEnquiries(kind)} />
      )}
      {isRestored && (
        <QueuedNotice
          text={texts.draft}
          discard={() => discardEnquiryDraft(kind)}
          onChange={onDraft}
        />
      )}
    </div>
  );
}
