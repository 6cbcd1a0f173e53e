import { css } from '@emotion/react';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import { forms, formTexts } from '../../content/forms';
import { FormAddressContext } from '../../site/addresses/form-address';
import { theme } from '../../theme/theme';
import { Button } from '../actions/button';
import { EnquiryFields, enquiryFieldId, firstField } from './enquiry-fields';
import { EnquiryNotSent } from './enquiry-not-sent';
import { EnquiryPrivacy } from './enquiry-privacy';
import { EnquirySent } from './enquiry-sent';
import { ErrorSummary } from './error-summary';
import { HoneypotField } from './honeypot-field';
import { isTrapped } from './is-trapped';
import { KeptInBrowser } from './queued-in-browser';
import { KeptNotice } from './queued-notice';
import { useEnquiryForm } from './use-enquiry-form';
import { useErrorTitle } from './use-error-title';
import type { EnquirySubject } from './use-stored-draft';
import { WithoutScript } from './without-script';

const { media, space } = theme;

const style = css({
  display: 'grid',
  gap: space.s28,
  [media.withoutScript]: { '&:not([action])': { display: 'none' } },
});

interface EnquiryFormProps {
  readonly kind: EnquiryKind;
  readonly about?: EnquirySubject;
}

/**
 * A form to write to the brand; what is typed survives every failure. Until its script is at work, or
 * without one, the browser sends it to the form address by itself.
 */
export function EnquiryForm({ kind, about }: EnquiryFormProps) {
  const form = useEnquiryForm(kind, about);
  const trap = useRef<HTMLInputElement>(null);
  const pressing = useRef(false);
  const another = useRef(false);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const words = forms[kind];
  const address = useContext(FormAddressContext) ?? undefined;
  const { step } = form;
  useErrorTitle(Object.keys(form.problems).length > 0);

  useEffect(() => {
    if (step !== 'writing' || !another.current) return;
    another.current = false;
    // The button that had the focus went with the success view.
    document.getElementById(enquiryFieldId(kind, firstField(kind)))?.focus();
  }, [step, kind]);

  if (step === 'sent' || step === 'kept') {
    const onAnother = () => {
      another.current = true;
      setIsDiscarded(false);
      form.startAnother();
    };
    if (step === 'sent') return <EnquirySent words={words.success} onAnother={onAnother} />;
    return (
      <EnquirySent
        words={isDiscarded ? formTexts.discarded : formTexts.waiting}
        onAnother={onAnother}
      >
        <KeptNotice discard={form.discardWaiting} onChange={(isKept) => setIsDiscarded(!isKept)} />
      </EnquirySent>
    );
  }

  const labels = {
    writing: words.submit,
    sending: words.sending,
    failed: formTexts.notSent.retry,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send(isTrapped(trap.current));
  };
  const released = () => {
    pressing.current = false;
  };

  return (
    <>
      {address === undefined && <WithoutScript />}
      <form noValidate method="post" action={address} onSubmit={submit} css={style}>
        <input type="hidden" name="kind" value={kind} />
        <ErrorSummary kind={kind} problems={form.problems} refusals={form.refusals} />
        <EnquiryFields
          kind={kind}
          {...form}
          busy={step === 'sending'}
          // A sentence that appears between press and release would move the button from under the
          // finger, and the press would be lost; the submit checks every field anyway.
          check={(field) => pressing.current || form.check(field)}
        />
        <KeptInBrowser kind={kind} isRestored={form.isRestored} onDraft={form.draftDiscarded} />
        <HoneypotField ref={trap} />
        {step === 'failed' && <EnquiryNotSent error={form.error} />}
        <div>
          <Button
            type="submit"
            busy={step === 'sending'}
            wide={kind === 'newsletter'}
            onPointerDown={() => {
              pressing.current = true;
            }}
            onPointerUp={released}
            onPointerLeave={released}
            onPointerCancel={released}
          >
            {labels[step]}
          </Button>
        </div>
        <EnquiryPrivacy {...words} />
      </form>
    </>
  );
}
