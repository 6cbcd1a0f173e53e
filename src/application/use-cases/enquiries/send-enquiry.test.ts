import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../../test/builders/an-enquiry';
import { aNotifier, enquiryDrafts, enquiryOutbox } from '../../../../test/builders/ports';
import type { Enquiry, EnquiryDraft } from '../../../domain/enquiries/enquiry';
import { ContentError } from '../../content-error';
import type { EnquiryInbox, EnquiryReceipt } from '../../ports/enquiries/enquiry-inbox';
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

/** Returns a function that makes the keys `key-1`, `key-2` … in turn. */
function keys() {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
}

const { key: _, ...aDraft } = anEnquiry();
const draftOf = (given: Partial<EnquiryDraft> = {}): EnquiryDraft => ({ ...aDraft, ...given });

const online = { reachesSite: async () => true };
const offline = { reachesSite: async () => false };

const sending = (inbox: EnquiryInbox, notifier = aNotifier(), drafts = enquiryDrafts()) =>
  sendEnquiry(inbox, notifier, drafts, keys(), enquiryOutbox(), online);

describe('sendEnquiry', () => {
  it.each([
    ['contact', 'message-sent'],
    ['wholesale', 'message-sent'],
    ['newsletter', 'subscribed'],
  ] as const)('sendEnquiry stores an enquiry of kind %s and shows "%s"', async (kind, notice) => {
    const { inbox, sent } = anInbox();
    const notifier = aNotifier();
    const draft = draftOf({ kind });
    await expect(sending(inbox, notifier)(draft)).resolves.toEqual({ outcome: 'accepted' });
    expect(sent).toEqual([{ ...draft, key: 'key-1' }]);
    expect(notifier.shown.map(({ content }) => content)).toEqual([{ type: 'success', notice }]);
  });

  it('sendEnquiry asks the visitor to confirm by mail, and returns the receipt', async () => {
    const receipt = { outcome: 'accepted', confirmBy: 'mail' } as const;
    const notifier = aNotifier();
    const draft = draftOf({ kind: 'newsletter' });
    await expect(sending(anInbox(receipt).inbox, notifier)(draft)).resolves.toEqual(receipt);
    expect(notifier.shown.map(({ content }) => content)).toEqual([
      { type: 'info', notice: 'confirm-by-mail' },
    ]);
  });

  it('sendEnquiry sends trimmed fields', async () => {
    const { inbox, sent } = anInbox();
    const typed = { name: ' Hodan Ali ', email: ' hodan@example.com', company: '  ' };
    const message = '\n Two lines,\nkept apart. ';
    await sending(inbox)(draftOf({ ...typed, message }));
    expect(sent).toMatchObject([draftOf({ company: '', message: 'Two lines,\nkept apart.' })]);
  });

  it('sendEnquiry does not send an invalid enquiry', async () => {
    const { inbox, sent } = anInbox();
    const notifier = aNotifier();
    await expect(sending(inbox, notifier)(draftOf({ email: 'hodan' }))).resolves.toEqual({
      outcome: 'refused',
      problems: { email: { code: 'malformed' } },
    });
    expect(sent).toEqual([]);
    expect(notifier.shown).toEqual([]);
  });

  it('sendEnquiry returns the problems that the inbox finds, without a success message', async () => {
    const refusal = { outcome: 'refused', problems: { name: { code: 'refused' } } } as const;
    const { inbox } = anInbox(refusal);
    const notifier = aNotifier();
    await expect(sending(inbox, notifier)(draftOf())).resolves.toEqual(refusal);
    expect(notifier.shown).toEqual([]);
  });

  it('sendEnquiry rejects with the error of the inbox when it is unknown whether the enquiry is stored', async () => {
    const failure = new ContentError('network');
    const notifier = aNotifier();
    const send = sending({ send: () => Promise.reject(failure) }, notifier);
    await expect(send(draftOf())).rejects.toBe(failure);
    expect(notifier.shown).toEqual([]);
  });

  it('sendEnquiry repeats the key for the same content and uses a new key for different content', async () => {
    const sent: Enquiry[] = [];
    const unreachable: EnquiryInbox = {
      async send(enquiry) {
        sent.push(enquiry);
        throw new ContentError('network');
      },
    };
    const send = sending(unreachable);
    for (const message of ['What does it cost?', ' What does it cost? ', 'And in bulk?']) {
      await expect(send(draftOf({ message }))).rejects.toThrow();
    }
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('sendEnquiry repeats an enquiry unchanged, even when the product title has loaded since', async () => {
    const sent: Enquiry[] = [];
    const unreachable: EnquiryInbox = {
      async send(enquiry) {
        sent.push(enquiry);
        throw new ContentError('timeout');
      },
    };
    const send = sending(unreachable);
    for (const title of ['maydi', 'Maydi Frankincense']) {
      await expect(send(draftOf({ product: { id: 'maydi', title } }))).rejects.toThrow();
    }
    expect(sent[1]).toEqual(sent[0]);
  });

  it('sendEnquiry uses a new key when the last one belongs to different content', async () => {
    const sent: Enquiry[] = [];
    const send = sending({
      async send(enquiry) {
        sent.push(enquiry);
        throw new ContentError('generic', { status: 409 });
      },
    });
    await expect(send(draftOf())).rejects.toThrow();
    await expect(send(draftOf())).rejects.toThrow();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('sendEnquiry stores the draft until the enquiry is accepted, then deletes it', async () => {
    const drafts = enquiryDrafts();
    const failing = { send: () => Promise.reject(new ContentError('timeout')) };
    const typed = draftOf({ message: ' Is it in stock? ' });
    await expect(sending(failing, aNotifier(), drafts)(typed)).rejects.toThrow();
    expect(drafts.stored('contact')?.draft).toEqual(typed);
    await sending(anInbox().inbox, aNotifier(), drafts)(typed);
    expect(drafts.stored('contact')).toBeNull();
  });

  it('sendEnquiry uses a new key when the same content is sent after a success', async () => {
    const { inbox, sent } = anInbox();
    const send = sending(inbox);
    await send(draftOf());
    await send(draftOf());
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('sendEnquiry without a network', () => {
  const unanswered = (kind: 'network' | 'timeout' = 'network'): EnquiryInbox => ({
    send: () => Promise.reject(new ContentError(kind)),
  });

  it.each(['network', 'timeout'] as const)(
    'sendEnquiry without a network queues the enquiry under its key after %s and notifies the visitor',
    async (kind) => {
      const [outbox, notifier, drafts] = [enquiryOutbox(), aNotifier(), enquiryDrafts()];
      const send = sendEnquiry(unanswered(kind), notifier, drafts, keys(), outbox, offline);
      await expect(send(draftOf({ name: ' Hodan ' }))).resolves.toEqual({ outcome: 'queued' });
      expect(outbox.waiting()).toEqual([{ ...draftOf({ name: 'Hodan' }), key: 'key-1' }]);
      expect(drafts.stored('contact')).toBeNull();
      expect(notifier.shown.map(({ content }) => content)).toEqual([
        { type: 'info', notice: 'message-queued' },
      ]);
    },
  );

  it('sendEnquiry without a network does not queue while the site is reachable, because then only the inbox is failing', async () => {
    const outbox = enquiryOutbox();
    const send = sendEnquiry(unanswered(), aNotifier(), enquiryDrafts(), keys(), outbox, online);
    await expect(send(draftOf())).rejects.toThrow(ContentError);
    expect(outbox.waiting()).toEqual([]);
  });

  it('sendEnquiry without a network does not queue an enquiry that the inbox has answered', async () => {
    const outbox = enquiryOutbox();
    const failing = { send: () => Promise.reject(new ContentError('service-unavailable')) };
    const send = sendEnquiry(failing, aNotifier(), enquiryDrafts(), keys(), outbox, offline);
    await expect(send(draftOf())).rejects.toThrow(ContentError);
    expect(outbox.waiting()).toEqual([]);
  });

  it('sendEnquiry without a network leaves the text in the form and rejects when the browser refuses storage', async () => {
    const [drafts, notifier] = [enquiryDrafts(), aNotifier()];
    const outbox = { ...enquiryOutbox(), add: () => false };
    const send = sendEnquiry(unanswered(), notifier, drafts, keys(), outbox, offline);
    await expect(send(draftOf())).rejects.toThrow(ContentError);
    expect(drafts.stored('contact')?.draft).toEqual(draftOf());
    expect(notifier.shown).toEqual([]);
  });
});
