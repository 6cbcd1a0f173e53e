import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryProblems,
  enquiryProblems,
} from '../../../domain/enquiries/enquiry';
import { useUseCases } from '../../site/use-cases-context';
import { type EnquirySubject, useKeptDraft } from './use-kept-draft';

/** Nobody reads and fills a form in less: what is sent sooner waits, which a machine will not. */
const SHORTEST_VISIT_MS = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const STEPS = { idle: 'writing', pending: 'sending', success: 'sent', error: 'failed' } as const;

/** A form of a kind: what is typed, what is wrong with it, and how the sending goes. */
export function useEnquiryForm(kind: EnquiryKind, about?: EnquirySubject) {
  const { sendEnquiry } = useUseCases();
  const { draft, change, clear } = useKeptDraft(kind, about);
  const [problems, setProblems] = useState<EnquiryProblems>({});
  /** Counts the submits that found something wrong: each moves the focus to the summary. */
  const [refusals, setRefusals] = useState(0);
  const underWay = useRef(false);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const refuse = (found: EnquiryProblems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const sending = useMutation({
    // The library would wait in silence while the browser says it is offline.
    networkMode: 'always',
    async mutationFn({ trap, typed }: { readonly trap: string; readonly typed: EnquiryDraft }) {
      // Only a machine fills a field that nobody sees; should it be a person's tool, the panel
      // that now shows tells another way to reach us.
      if (trap !== '') throw new Error('The field that nobody sees is filled');
      await pause(Math.max(0, SHORTEST_VISIT_MS - (performance.now() - shownAt.current)));
      return sendEnquiry(typed);
    },
    onSuccess(receipt) {
      if (receipt.outcome === 'refused') refuse(receipt.problems);
      else clear();
    },
    onSettled() {
      underWay.current = false;
    },
  });

  return {
    draft,
    problems,
    refusals,
    step: sending.data?.outcome === 'refused' ? 'writing' : STEPS[sending.status],
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
    send(trap: string) {
      // A second press may come before the first one shows.
      if (underWay.current) return;
      const found = enquiryProblems(draft);
      if (Object.keys(found).length > 0) {
        sending.reset();
        refuse(found);
        return;
      }
      underWay.current = true;
      setProblems({});
      sending.mutate({ trap, typed: draft });
    },
    startAnother() {
      setRefusals(0);
      shownAt.current = performance.now();
      sending.reset();
    },
  } as const;
}
