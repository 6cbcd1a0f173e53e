import { useEffect, useRef, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryProblems,
  enquiryProblems,
} from '../../../domain/enquiries/enquiry';
import { useUseCases } from '../../site/use-cases-context';
import { type EnquirySubject, useKeptDraft } from './use-stored-draft';

/** Nobody reads and fills a form in less: what is sent sooner waits, which a machine will not. */
const SHORTEST_VISIT_MS = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `kept`: there was no network, and it will be sent when there is one. */
type Step = 'writing' | 'sending' | 'sent' | 'kept';

type Sending =
  | { readonly step: Step; readonly error: null }
  | { readonly step: 'failed'; readonly error: unknown };

const at = (step: Step): Sending => ({ step, error: null });

/** A form of a kind: what is typed, what is wrong with it, and how the sending goes. */
export function useEnquiryForm(kind: EnquiryKind, about?: EnquirySubject) {
  const { sendEnquiry, discardWaitingEnquiries } = useUseCases();
  const { draft, change, clear, readKept, isRestored, draftDiscarded } = useKeptDraft(kind, about);
  const [problems, setProblems] = useState<EnquiryProblems>({});
  /** Counts the submits that found something wrong: each moves the focus to the summary. */
  const [refusals, setRefusals] = useState(0);
  const [sending, setSending] = useState(at('writing'));
  const underWay = useRef(false);
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
    // Only once: a person's own tool may fill it again before each press, and the panel that now
    // shows says that pressing again sends the message.
    if (trapped && !wasTrapped.current) {
      wasTrapped.current = true;
      throw new Error('The field that nobody sees is filled');
    }
    await pause(Math.max(0, SHORTEST_VISIT_MS - (performance.now() - shownAt.current)));
    const sent = await sendEnquiry(typed);
    if (sent.outcome === 'refused') {
      setSending(at('writing'));
      refuse(sent.problems);
    } else {
      setSending(at(sent.outcome === 'kept' ? 'kept' : 'sent'));
      clear();
    }
  }

  return {
    draft,
    isRestored,
    draftDiscarded(isKept: boolean) {
      setProblems({});
      setRefusals(0);
      draftDiscarded(isKept);
    },
    discardWaiting: () => discardWaitingEnquiries(kind),
    problems,
    refusals,
    step: sending.step,
    error: sending.error,
    change(changes: Partial<EnquiryDraft>) {
      change(changes);
      setProblems((known) =>
        Object.fromEntries(Object.entries(known).filter(([field]) => !(field in changes))),
      );
    },
    check(field: EnquiryField) {
      const problem = enquiryProblems(draft)[field];
      // Passing through an empty field is no mistake yet; sending it is.
      if (problem !== undefined && draft[field] !== '') {
        setProblems((known) => ({ ...known, [field]: problem }));
      }
    },
    send(trapped: boolean) {
      // A second press may come before the first one shows.
      if (underWay.current) return;
      const found = enquiryProblems(draft);
      if (Object.keys(found).length > 0) {
        setSending(at('writing'));
        refuse(found);
        return;
      }
      underWay.current = true;
      setProblems({});
      setSending(at('sending'));
      submit(trapped, draft)
        .catch((error: unknown) => setSending({ step: 'failed', error }))
        .finally(() => {
          underWay.current = false;
        });
    },
    startAnother() {
      setRefusals(0);
      readKept();
      shownAt.current = performance.now();
      setSending(at('writing'));
    },
  } as const;
}
