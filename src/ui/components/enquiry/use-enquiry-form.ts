import { useEffect, useRef, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryProblems,
  enquiryProblems,
} from '../../../domain/enquiries/enquiry';
import { useUseCases } from '../../site/use-cases-context';
import { type EnquirySubject, useStoredDraft } from './use-stored-draft';

/**
 * Minimum time between showing a form and sending it, in ms. An earlier submit is delayed until
 * then; most bots do not wait that long.
 */
const MIN_FILL_MS = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `queued`: the browser is offline and will send the enquiry later. */
type Step = 'writing' | 'sending' | 'sent' | 'queued';

/** An enquiry that the inbox stored. `number` is `null` if the inbox gave it none. */
export interface SentEnquiry {
  readonly draft: EnquiryDraft;
  readonly number: string | null;
}

interface Sending {
  readonly step: Step | 'failed';
  readonly error: unknown;
  /** The e-mail address that received a confirmation request; `null` if none was sent. */
  readonly mailedTo: string | null;
  readonly sent: SentEnquiry | null;
}

const at = (
  step: Sending['step'],
  { error = null, mailedTo = null, sent = null }: Partial<Sending> = {},
): Sending => ({ step, error, mailedTo, sent });

/**
 * Returns the draft of a form, its problems, the progress of sending, and functions that change
 * them.
 */
export function useEnquiryForm(kind: EnquiryKind, about?: EnquirySubject, onSent?: () => void) {
  const { sendEnquiry, discardQueuedEnquiries } = useUseCases();
  const { draft, change, clear, readStored, isRestored, draftDiscarded } = useStoredDraft(
    kind,
    about,
  );
  const [problems, setProblems] = useState<EnquiryProblems>({});
  /**
   * Number of submits that found problems. Each such submit moves the focus to the error summary.
   */
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(at('writing'));
  const isSending = useRef(false);
  const shownAt = useRef(0);
  const wasTrapped = useRef(false);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const refuse = (found: EnquiryProblems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  async function submit(trapped: boolean, typed: EnquiryDraft): Promise<void> {
    // Rejects only the first submit with a filled honeypot: a password manager may fill it before
    // each submit, and the error message promises the visitor that they can send again.
    if (trapped && !wasTrapped.current) {
      wasTrapped.current = true;
      throw new Error('The field that nobody sees is filled');
    }
    await pause(Math.max(0, MIN_FILL_MS - (performance.now() - shownAt.current)));
    const sent = await sendEnquiry(typed);
    if (sent.outcome === 'refused') {
      setSending(at('writing'));
      refuse(sent.problems);
    } else {
      const byMail = sent.outcome === 'accepted' && sent.confirmBy === 'mail';
      if (sent.outcome === 'queued') setSending(at('queued'));
      else
        setSending(
          at('sent', {
            mailedTo: byMail ? typed.email.trim() : null,
            sent: { draft: typed, number: sent.number ?? null },
          }),
        );
      clear();
      onSent?.();
    }
  }

  return {
    draft,
    isRestored,
    draftDiscarded(isStored: boolean) {
      setProblems({});
      setRefusals(0);
      draftDiscarded(isStored);
    },
    discardQueued: () => discardQueuedEnquiries(kind),
    problems,
    refusals,
    step: sending.step,
    error: sending.error,
    mailedTo: sending.mailedTo,
    sent: sending.sent,
    change(changes: Partial<EnquiryDraft>) {
      change(changes);
      setProblems((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changes))),
      );
    },
    check(field: EnquiryField) {
      const problem = enquiryProblems(draft)[field];
      // An empty field is a problem only on submit, not on blur.
      if (problem !== undefined && draft[field] !== '') {
        setProblems((current) => ({ ...current, [field]: problem }));
      }
    },
    send(trapped: boolean) {
      // Uses a ref rather than state, because a second click may arrive before React has rendered
      // the state that the first click set.
      if (isSending.current) return;
      const found = enquiryProblems(draft);
      if (Object.keys(found).length > 0) {
        setSending(at('writing'));
        refuse(found);
        return;
      }
      isSending.current = true;
      setProblems({});
      setSending(at('sending'));
      submit(trapped, draft)
        .catch((error: unknown) => setSending(at('failed', { error })))
        .finally(() => {
          isSending.current = false;
        });
    },
    startAnother() {
      setRefusals(0);
      readStored();
      shownAt.current = performance.now();
      setSending(at('writing'));
    },
  } as const;
}
