import { beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryInbox } from '../../src/application/ports/enquiries/enquiry-inbox';
import { ENQUIRY_LIMITS, type Enquiry } from '../../src/domain/enquiries/enquiry';
import { MAX_LINES } from '../../src/domain/enquiries/enquiry-list';
import { aLine } from '../builders/a-line';
import { anEnquiry } from '../builders/an-enquiry';
import type { Target } from './target';

export interface OpenInbox {
  readonly inbox: EnquiryInbox;
  /**
   * Returns the number of stored enquiries from an e-mail address. The target provides this
   * function, because the port can only add enquiries.
   */
  storedFrom(email: string): Promise<number>;
}

const ACCEPTED = { outcome: 'accepted', number: expect.stringMatching(/^[A-Z0-9-]{8,}$/u) };

/**
 * Each test uses its own e-mail address and idempotency keys, because the inbox keeps what other
 * tests have sent.
 */
export function describeEnquiryInbox({ name, open }: Target<OpenInbox>) {
  describe(`the enquiry inbox ${name}`, () => {
    let subject: OpenInbox;
    beforeAll(async () => {
      subject = await open();
    });

    const from = (who: string, given: Partial<Enquiry> = {}): Enquiry =>
      anEnquiry({ email: `${who}@example.com`, key: `contract-${who}`, ...given });
    const send = (enquiry: Enquiry) => subject.inbox.send(enquiry);
    const stored = (who: string) => subject.storedFrom(`${who}@example.com`);

    describe('storing', () => {
      it.each([
        ['a question', {}],
        [
          'a question about an oil',
          { product: { id: 'carterii', title: 'Carterii' }, volume: 'Bulk' },
        ],
        [
          'a question about three of an oil',
          { product: { id: 'carterii', title: 'Carterii' }, quantity: '3', country: 'Norway' },
        ],
        [
          'an order without a message',
          { kind: 'order', message: '', country: 'Norway', lines: [aLine()] },
        ],
        [
          'an order of twenty products',
          {
            kind: 'order',
            country: 'Norway',
            delivery: 'Oslo 0150',
            lines: Array.from({ length: MAX_LINES }, (_, place) =>
              aLine({
                product: { id: `p${place}`, title: 'Maydi' },
                volume: null,
                quantity: 999,
                price: place === 0 ? null : 12.5,
              }),
            ),
          },
        ],
        ['a request for wholesale', { kind: 'wholesale', company: 'Ali & Sons' }],
        [
          'many lines, markup and other scripts',
          { message: 'Ma jiraan?\n\n<b>زيت</b> 💧 "quoted"' },
        ],
        [
          'as much as is allowed',
          {
            name: 'n'.repeat(ENQUIRY_LIMITS.name.most),
            company: 'c'.repeat(ENQUIRY_LIMITS.company.most),
            message: 'm'.repeat(ENQUIRY_LIMITS.message.most),
          },
        ],
        ['as little as is allowed', { name: 'Bo', message: '1234567890' }],
      ] as const)('the enquiry inbox accepts %s', async (what, given) => {
        const who = what.replaceAll(/\W+/gu, '-');
        await expect(send(from(who, given))).resolves.toEqual(ACCEPTED);
        expect(await stored(who)).toBe(1);
      });
    });

    // A newsletter sign-up is not stored as an enquiry. `test/cms/newsletter` tests how the CMS
    // processes sign-ups.
    describe('storing', () => {
      it.each([
        ['an address for the newsletter', { kind: 'newsletter', name: '', message: '' }],
        ['a newsletter with a name', { kind: 'newsletter', message: '' }],
      ] as const)('the enquiry inbox accepts %s', async (what, given) => {
        const who = what.replaceAll(/\W+/gu, '-');
        await expect(send(from(who, given))).resolves.toEqual(ACCEPTED);
      });
    });

    describe('a key', () => {
      it('the key of an enquiry stores an enquiry once, however often it is sent', async () => {
        for (const _ of Array(3)) await expect(send(from('again'))).resolves.toEqual(ACCEPTED);
        expect(await stored('again')).toBe(1);
      });

      it('the key of an enquiry stores an enquiry once when it is sent twice at the same moment', async () => {
        const twice = await Promise.all([send(from('double-click')), send(from('double-click'))]);
        expect(twice).toEqual([ACCEPTED, ACCEPTED]);
        expect(await stored('double-click')).toBe(1);
      });

      it('the key of an enquiry distinguishes two enquiries with the same content', async () => {
        await send(from('two', { key: 'contract-two-first' }));
        await send(from('two', { key: 'contract-two-second' }));
        expect(await stored('two')).toBe(2);
      });

      it('the key of an enquiry belongs to one enquiry: other content with the same key is rejected', async () => {
        await send(from('changed'));
        const other = send(from('changed', { message: 'Quite another question.' }));
        await expect(other).rejects.toMatchObject({ name: 'ContentError', status: 409 });
        expect(await stored('changed')).toBe(1);
      });

      it('the key of an enquiry can be used again after a refusal', async () => {
        await expect(send(from('second-try', { name: '' }))).resolves.toMatchObject({
          outcome: 'refused',
        });
        await expect(send(from('second-try'))).resolves.toEqual(ACCEPTED);
        expect(await stored('second-try')).toBe(1);
      });
    });

    describe('refusing', () => {
      it.each([
        ['no name', { name: '' }, ['name']],
        ['a name of one letter', { name: 'A' }, ['name']],
        ['too long a name', { name: 'a'.repeat(ENQUIRY_LIMITS.name.most + 1) }, ['name']],
        ['no address', { email: '' }, ['email']],
        ['an address that is none', { email: 'not-an-address' }, ['email']],
        [
          'too long a company',
          { company: 'a'.repeat(ENQUIRY_LIMITS.company.most + 1) },
          ['company'],
        ],
        ['no message', { message: '' }, ['message']],
        ['a message of nine letters', { message: '123456789' }, ['message']],
        [
          'too long a message',
          { message: 'a'.repeat(ENQUIRY_LIMITS.message.most + 1) },
          ['message'],
        ],
        ['a volume nobody sells', JSON.parse('{"volume":"Five ml"}'), ['volume']],
        ['a quantity of nought', { quantity: '0' }, ['quantity']],
        ['an order of nothing', { kind: 'order', country: 'Norway' }, ['lines']],
        ['an order to nowhere', { kind: 'order', lines: [aLine()] }, ['country']],
        ['nothing at all', { name: '', email: '', message: '' }, ['email', 'message', 'name']],
        ['no address for the newsletter', { kind: 'newsletter', email: '' }, ['email']],
      ] as [string, Partial<Enquiry>, string[]][])(
        'a refusal names the field of %s',
        async (what, given, fields) => {
          const who = `refused-${what.replaceAll(/\W+/gu, '-')}`;
          const receipt = await send(from(who, given));
          if (receipt.outcome !== 'refused') throw new Error('It was accepted');
          expect(Object.keys(receipt.problems).sort()).toEqual(fields);
          for (const { code } of Object.values(receipt.problems)) expect(code).toBeTypeOf('string');
          expect(await stored(who)).toBe(0);
        },
      );
    });
  });
}
