import { describe, expect, it } from 'vitest';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { anEnquiry } from '../../../../test/builders/an-enquiry';
import { aNotifier, enquiryOutbox } from '../../../../test/builders/ports';
import type { Enquiry } from '../../../domain/enquiries/enquiry';
import { ContentError } from '../../content-error';
import type { EnquiryReceipt } from '../../ports/enquiry-inbox';
import { sendKeptEnquiries } from './send-queued-enquiries';

const ONE = anEnquiry({ key: 'key-one' });
const OTHER = anEnquiry({ key: 'key-other', kind: 'wholesale' });
const REFUSED: EnquiryReceipt = { outcome: 'refused', problems: { name: { code: 'refused' } } };

/** Sends what is kept to an inbox of these answers, one after the other. */
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
  await sendKeptEnquiries(outbox, inbox, notifier, log)();
  const told = notifier.shown.map(({ content }) => content.notice);
  return { outbox, sent, told, problems: log.problems };
}

describe('sendKeptEnquiries', () => {
  it('sends each as it was kept, under its own key, forgets it and tells', async () => {
    const { outbox, sent, told } = await sendTo();
    expect(sent).toEqual([ONE, OTHER]);
    expect(outbox.waiting()).toEqual([]);
    expect(told).toEqual(['kept-sent', 'kept-sent']);
  });

  it.each(['network', 'timeout', 'service-unavailable'] as const)(
    'leaves all as it is after %s, for the next time',
    async (kind) => {
      const { outbox, sent, told, problems } = await sendTo(new ContentError(kind));
      expect(sent).toEqual([ONE]);
      expect(outbox.waiting()).toEqual([ONE, OTHER]);
      expect(told).toEqual([]);
      expect(problems).toHaveLength(1);
    },
  );

  it.each([
    ['with the fields that are wrong', REFUSED],
    ['without a word', new ContentError('bad-request', { status: 400 })],
    ['as its key is taken', new ContentError('generic', { status: 409 })],
  ])('gives back what is refused %s, tells, and goes on', async (_, refusal) => {
    const { outbox, sent, told } = await sendTo(refusal);
    expect(sent).toEqual([ONE, OTHER]);
    expect(outbox.waiting()).toEqual([]);
    expect(outbox.givenBack('contact')).toEqual(ONE);
    expect(told).toEqual(['kept-refused', 'kept-sent']);
  });

  it('leaves it to who is sending already', async () => {
    const outbox = { ...enquiryOutbox(ONE), alone: async () => {} };
    const sent: Enquiry[] = [];
    const inbox = {
      async send(enquiry: Enquiry): Promise<EnquiryReceipt> {
        sent.push(enquiry);
        return { outcome: 'accepted' };
      },
    };
    await sendKeptEnquiries(outbox, inbox, aNotifier(), aProblemLog())();
    expect(sent).toEqual([]);
    expect(outbox.waiting()).toEqual([ONE]);
  });
});
