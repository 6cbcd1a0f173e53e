import { useEffect, useRef, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryKind,
  type EnquiryProblems,
  emptyEnquiry,
  enquiryProblems,
} from '../../../domain/enquiries/enquiry';
import { useUseCases } from '../../site/use-cases-context';

type Status =
  | { readonly step: 'writing' }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly error: unknown };

/** Nobody reads and fills a form in less: what is sent sooner waits, which a machine will not. */
const SHORTEST_VISIT_MS = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const without = (problems: EnquiryProblems, field: EnquiryField): EnquiryProblems => {
  const { [field]: _, ...rest } = problems;
  return rest;
};

/** A form of a kind: what is typed, what is wrong with it, and how the sending goes. */
export function useEnquiryForm(
  kind: EnquiryKind,
  about: Partial<Pick<EnquiryDraft, 'product' | 'volume'>> = {},
) {
  const { sendEnquiry, keepEnquiryDraft, getKeptEnquiryDraft } = useUseCases();
  const [typed, setTyped] = useState<EnquiryDraft>(() => emptyEnquiry(kind));
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const [status, setStatus] = useState<Status>({ step: 'writing' });
  /** Counts the submits that found something wrong: each moves the focus to the summary. */
  const [refusals, setRefusals] = useState(0);
  const touched = useRef(false);
  const underWay = useRef(false);
  const shownAt = useRef(0);

  // The product is what the address says, not what an earlier visit left in the draft; so is the
  // volume where the form has no field for it.
  const draft: EnquiryDraft = {
    ...typed,
    product: about.product ?? null,
    volume: kind === 'wholesale' ? typed.volume : (about.volume ?? null),
  };

  useEffect(() => {
    shownAt.current = performance.now();
    let left = false;
    getKeptEnquiryDraft(kind).then((kept) => {
      // Whoever has begun to type meanwhile is not interrupted.
      if (kept !== null && !left && !touched.current) setTyped(kept);
    });
    return () => {
      left = true;
    };
  }, [kind, getKeptEnquiryDraft]);

  const change = (changes: Partial<EnquiryDraft>) => {
    touched.current = true;
    const next = { ...draft, ...changes };
    setTyped(next);
    keepEnquiryDraft(next);
    for (const field of Object.keys(changes)) {
      setProblems((known) => without(known, field as EnquiryField));
    }
  };

  const check = (field: EnquiryField) => {
    const problem = enquiryProblems(draft)[field];
    // Passing through an empty field is no mistake yet; sending it is.
    if (problem !== undefined && draft[field] !== '') {
      setProblems((known) => ({ ...known, [field]: problem }));
    }
  };

  const refuse = (found: EnquiryProblems) => {
    setProblems(found);
    setStatus({ step: 'writing' });
    setRefusals((count) => count + 1);
  };

  async function deliver(trap: string) {
    // Only a machine fills a field that nobody sees; should it be a person's tool, the panel
    // that now shows tells another way to reach us.
    if (trap !== '') return setStatus({ step: 'failed', error: null });
    const found = enquiryProblems(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    setStatus({ step: 'sending' });
    await pause(Math.max(0, SHORTEST_VISIT_MS - (performance.now() - shownAt.current)));
    try {
      const receipt = await sendEnquiry(draft);
      if (receipt.outcome === 'refused') return refuse(receipt.problems);
      setTyped(emptyEnquiry(kind));
      setStatus({ step: 'sent' });
    } catch (error) {
      setStatus({ step: 'failed', error });
    }
  }

  return {
    draft,
    problems,
    status,
    refusals,
    change,
    check,
    /** A second press while the first is under way does nothing. */
    async send(trap: string) {
      if (underWay.current) return;
      underWay.current = true;
      await deliver(trap).finally(() => {
        underWay.current = false;
      });
    },
    startAnother() {
      touched.current = false;
      setRefusals(0);
      shownAt.current = performance.now();
      setStatus({ step: 'writing' });
    },
  };
}
