// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { UseCases } from '../../../application/use-cases';
import { type EnquiryDraft, emptyEnquiry } from '../../../domain/enquiries/enquiry';
import { UseCasesProvider } from '../../site/use-cases-context';
import { useStoredDraft } from './use-stored-draft';

afterEach(cleanup);

/** A form whose stored draft loads when the test calls `storedDraftLoads`. */
function aForm() {
  let load: (draft: EnquiryDraft) => void = () => {};
  const useCases: Partial<UseCases> = {
    storeEnquiryDraft: async () => {},
    getStoredEnquiryDraft: () =>
      new Promise((resolve) => {
        load = resolve;
      }),
  };
  const { result } = renderHook(() => useStoredDraft('contact'), {
    wrapper: ({ children }) => (
      <UseCasesProvider useCases={useCases as UseCases}>
        {children as ReactElement}
      </UseCasesProvider>
    ),
  });
  return {
    message: () => result.current.draft.message,
    type: (text: string) => act(() => result.current.change({ message: text })),
    storedDraftLoads: (message: string) =>
      act(async () => load({ ...emptyEnquiry('contact'), message })),
  };
}

describe('a form with a stored draft', () => {
  it('a form with a stored draft shows the draft once it has loaded', async () => {
    const form = aForm();
    expect(form.message()).toBe('');
    await form.storedDraftLoads('An earlier message');
    expect(form.message()).toBe('An earlier message');
  });

  it('a form with a stored draft keeps what the visitor types before the draft has loaded', async () => {
    const form = aForm();
    form.type('Something new');
    await form.storedDraftLoads('An earlier message');
    expect(form.message()).toBe('Something new');
  });
});
