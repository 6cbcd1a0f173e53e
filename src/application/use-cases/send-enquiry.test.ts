import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../test/mothers/an-enquiry';
import { aNotifier } from '../../../test/mothers/ports';
import type { Enquiry } from '../../domain/enquiry';
import { ContentError } from '../content-error';
import type { EnquiryInbox, EnquiryReceipt } from '../ports/enquiry-inbox';
import { sendEnquiry } from './send-enquiry';

function anInbox(receipt: EnquiryReceipt = { outcome: 'accepted' }) {
  const sent: Enquiry[] = [];
  const inbox: EnquiryInbox = {
    async send(enquiry) {
      sent.push(enquiry);
      return receipt;
    },
  };
  return { inbox, sent };
}

describe('sendEnquiry', () => {
  it.each([
    ['contact', 'Your message has been sent'],
    ['wholesale', 'Your message has been sent'],
    ['newsletter', 'You are on the list'],
  ] as const)('stores an enquiry of kind %s and says "%s"', async (kind, message) => {
    const { inbox, sent } = anInbox();
    const notifier = aNotifier();
    const enquiry = anEnquiry({ kind });
    await expect(sendEnquiry(inbox, notifier)(enquiry)).resolves.toEqual({ outcome: 'accepted' });
    expect(sent).toEqual([enquiry]);
    expect(notifier.shown.map(({ content }) => content)).toEqual([{ type: 'success', message }]);
  });

  it('sends what was typed without the blanks around it, and the key as it is', async () => {
    const { inbox, sent } = anInbox();
    const typed = { name: ' Hodan Ali ', email: ' hodan@example.com', company: '  ' };
    const message = '\n Two lines,\nkept apart. ';
    await sendEnquiry(inbox, aNotifier())(anEnquiry({ ...typed, message }));
    expect(sent).toEqual([anEnquiry({ company: '', message: 'Two lines,\nkept apart.' })]);
  });

  it('does not bother the inbox with what is plainly wrong', async () => {
    const { inbox, sent } = anInbox();
    const notifier = aNotifier();
    await expect(sendEnquiry(inbox, notifier)(anEnquiry({ email: 'hodan' }))).resolves.toEqual({
      outcome: 'refused',
      problems: { email: 'Enter an e-mail address in the form name@example.com' },
    });
    expect(sent).toEqual([]);
    expect(notifier.shown).toEqual([]);
  });

  it('passes on what the inbox finds fault with, and claims no success', async () => {
    const refusal = { outcome: 'refused', problems: { name: 'Please check your name' } } as const;
    const { inbox } = anInbox(refusal);
    const notifier = aNotifier();
    await expect(sendEnquiry(inbox, notifier)(anEnquiry())).resolves.toEqual(refusal);
    expect(notifier.shown).toEqual([]);
  });

  it('rejects as the inbox does when it is not known to be stored', async () => {
    const failure = new ContentError('network');
    const notifier = aNotifier();
    const send = sendEnquiry({ send: () => Promise.reject(failure) }, notifier);
    await expect(send(anEnquiry())).rejects.toBe(failure);
    expect(notifier.shown).toEqual([]);
  });
});
