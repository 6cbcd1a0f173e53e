import { describe, expect, it } from 'vitest';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { anEnquiry } from '../../../../test/builders/an-enquiry';
import { aNotifier, enquiryOutbox } from '../../../../test/builders/ports';
import type { Enquiry } from '../../../domain/enquiries/enquiry';
import { ContentError } from '../../content-error';
import type { EnquiryReceipt } from '../../ports/enquiries/enquiry-inbox';
import { sendQueuedEnquiries } from './send-queued-enquiries';

const ONE = anEnquiry({ key: 'key-one' });
const OTHER = anEnquiry({ key: 'key-other', kind: 'wholesale' });
const REFUSED: EnquiryReceipt = { outcome: 'refused', problems: { name: { code: 'refused' } } };

/** Sends the queue to an inbox that returns these answers in turn. */
async function sendTo(...answers: readonly (EnquiryReceipt | Error)[]) {
  const outbox = enquiryOutbox(ONE, OTHER);
  const notifier = aNotifier();
  const log = aProblemLog();
  const sent: Enquiry[] = [];
  const inbox = {
    async send(enquiry: Enquiry) {
      const answer = answers[sent.length] ?? ({ outcome: 'accepted' } as const);
      sent.push(enquiry);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  await sendQueuedEnquiries(outbox, inbox, notifier, log)();
  const notices = notifier.shown.map(({ content }) => content.notice);
  return { outbox, sent, notices, problems: log.problems };
}

describe('sendQueuedEnquiries', () => {
  it('sendQueuedEnquiries sends each enquiry unchanged under its own key, removes it and notifies the visitor', async () => {
    const { outbox, sent, notices } = await sendTo();
    expect(sent).toEqual([ONE, OTHER]);
    expect(outbox.waiting()).toEqual([]);
    expect(notices).toEqual(['queued-sent', 'queued-sent']);
  });

  it('sendQueuedEnquiries asks the visitor to confirm by mail when the inbox requires it', async () => {
    const { outbox, notices } = await sendTo({ outcome: 'accepted', confirmBy: 'mail' });
    expect(outbox.waiting()).toEqual([]);
    expect(notices).toEqual(['confirm-by-mail', 'queued-sent']);
  });

  it.each([
    ['a network error', new ContentError('network')],
    ['a timeout', new ContentError('timeout')],
    ['an outage', new ContentError('service-unavailable', { status: 503 })],
    ['the rate limit', new ContentError('generic', { status: 429 })],
  ])('sendQueuedEnquiries leaves the queue unchanged after %s', async (_, failure) => {
    const { outbox, sent, notices, problems } = await sendTo(failure);
    expect(sent).toEqual([ONE]);
    expect(outbox.waiting()).toEqual([ONE, OTHER]);
    expect(notices).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  it.each([
    ['with invalid fields', REFUSED],
    ['without a reason', new ContentError('bad-request', { status: 400 })],
    ['because its key is taken', new ContentError('generic', { status: 409 })],
  ])(
    'sendQueuedEnquiries gives an enquiry back that is refused %s, notifies the visitor and continues',
    async (_, refusal) => {
      const { outbox, sent, notices } = await sendTo(refusal);
      expect(sent).toEqual([ONE, OTHER]);
      expect(outbox.waiting()).toEqual([]);
      expect(outbox.givenBack('contact')).toEqual(ONE);
      expect(notices).toEqual(['queued-refused', 'queued-sent']);
    },
  );

  it('sendQueuedEnquiries does nothing while another tab is sending', async () => {
    const outbox = { ...enquiryOutbox(ONE), alone: async () => {} };
    const sent: Enquiry[] = [];
    const inbox = {
      async send(enquiry: Enquiry): Promise<EnquiryReceipt> {
        sent.push(enquiry);
        return { outcome: 'accepted' };
      },
    };
    await sendQueuedEnquiries(outbox, inbox, aNotifier(), aProblemLog())();
    expect(sent).toEqual([]);
    expect(outbox.waiting()).toEqual([ONE]);
  });
});
