import { css } from '@emotion/react';
import { type ComponentType, type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { SentTexts } from '../../../domain/texts/after-sending-texts';
import { forms, formTexts } from '../../content/forms';
import { FormActionContext } from '../../site/addresses/form-action-context';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { theme } from '../../theme/theme';
import { Button } from '../actions/button';
import { EnquiryFields, enquiryFieldId, firstField } from './enquiry-fields';
import { EnquiryNotSent } from './enquiry-not-sent';
import { EnquiryPrivacy } from './enquiry-privacy';
import { EnquirySent } from './enquiry-sent';
import { ErrorSummary } from './error-summary';
import { HoneypotField } from './honeypot-field';
import { isSpam } from './is-spam';
import { QueuedInBrowser } from './queued-in-browser';
import { QueuedNotice } from './queued-notice';
import { type SentEnquiry, useEnquiryForm } from './use-enquiry-form';
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
  /** Replaces the form after it was sent. */
  readonly sent: SentTexts;
  /** Replaces `sent` when a mail asks the visitor to confirm. `#` stands for their address. */
  readonly toConfirm?: SentTexts;
  /** The products of an order, above the fields. */
  readonly children?: ElementOnlyNode;
  /** Called when the enquiry was stored or queued. */
  readonly onSent?: () => void;
  /** Shows what was sent, for example the lines of an order. */
  readonly receipt?: ComponentType<SentEnquiry>;
}

const withAddress = ({ heading, text }: SentTexts, address: string): SentTexts => ({
  heading,
  text: text.replaceAll('#', () => address),
});

/**
 * A form to write to the brand. The visitor's text stays in the form after every failure. Without
 * JavaScript, or if the code fails to load, the browser posts the form to the URL in
 * `FormActionContext`.
 */
export function EnquiryForm({
  kind,
  about,
  sent,
  toConfirm = sent,
  children = null,
  onSent,
  receipt: Receipt,
}: EnquiryFormProps) {
  const form = useEnquiryForm(kind, about, onSent);
  const trap = useRef<HTMLInputElement>(null);
  const isPointerDown = useRef(false);
  const isStartingAnother = useRef(false);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const words = forms[kind];
  const address = useContext(FormActionContext) ?? undefined;
  const { step } = form;
  useErrorTitle(Object.keys(form.problems).length > 0);

  useEffect(() => {
    if (step !== 'writing' || !isStartingAnother.current) return;
    isStartingAnother.current = false;
    // The focused button has disappeared together with the success message, so the first field gets
    // the focus.
    document.getElementById(enquiryFieldId(kind, firstField(kind)))?.focus();
  }, [step, kind]);

  if (step === 'sent' || step === 'queued') {
    const onAnother = () => {
      isStartingAnother.current = true;
      setIsDiscarded(false);
      form.startAnother();
    };
    if (step === 'sent') {
      const texts = form.mailedTo === null ? sent : withAddress(toConfirm, form.mailedTo);
      return (
        <EnquirySent words={texts} onAnother={onAnother}>
          {Receipt && form.sent && <Receipt {...form.sent} />}
        </EnquirySent>
      );
    }
    return (
      <EnquirySent
        words={isDiscarded ? formTexts.discarded : formTexts.waiting}
        onAnother={onAnother}
      >
        <QueuedNotice
          discard={form.discardQueued}
          onChange={(isStored) => setIsDiscarded(!isStored)}
        />
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
    form.send(isSpam(trap.current));
  };
  const onPointerEnd = () => {
    isPointerDown.current = false;
  };

  return (
    <>
      {address === undefined && <WithoutScript />}
      <form noValidate method="post" action={address} onSubmit={submit} css={style}>
        <input type="hidden" name="kind" value={kind} />
        <ErrorSummary kind={kind} problems={form.problems} refusals={form.refusals} />
        {children}
        <EnquiryFields
          kind={kind}
          draft={form.draft}
          problems={form.problems}
          change={form.change}
          busy={step === 'sending'}
          // Does not check a field while the button is pressed: an error that appears before
          // `pointerup` would move the button away from the pointer, and the click would be lost.
          // The submit checks every field anyway.
          check={(field) => isPointerDown.current || form.check(field)}
        />
        <QueuedInBrowser kind={kind} isRestored={form.isRestored} onDraft={form.draftDiscarded} />
        <HoneypotField ref={trap} />
        {step === 'failed' && <EnquiryNotSent error={form.error} />}
        <div>
          <Button
            type="submit"
            busy={step === 'sending'}
            wide={kind === 'newsletter'}
            onPointerDown={() => {
              isPointerDown.current = true;
            }}
            onPointerUp={onPointerEnd}
            onPointerLeave={onPointerEnd}
            onPointerCancel={onPointerEnd}
          >
            {labels[step]}
          </Button>
        </div>
        <EnquiryPrivacy kind={kind} />
      </form>
    </>
  );
}
