import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../../test/builders/a-line';
import { anEnquiry } from '../../../test/builders/an-enquiry';
import { ENQUIRY_KINDS, ENQUIRY_LIMITS, enquiryProblems, sameEnquiry } from './enquiry';

const EMPTY = { name: '', email: '', company: '', message: '' };

describe('enquiryProblems', () => {
  it.each(ENQUIRY_KINDS)('enquiryProblems finds none in a valid enquiry of kind %s', (kind) => {
    const ordered = kind === 'order' && { lines: [aLine()], country: 'Norway' };
    const given = { kind, company: 'Ali & Sons', volume: 'Bulk', ...ordered } as const;
    expect(enquiryProblems(anEnquiry(given))).toEqual({});
  });

  it('enquiryProblems lists every missing field, in the order of the form', () => {
    const problems = enquiryProblems(anEnquiry(EMPTY));
    expect(Object.entries(problems)).toEqual([
      ['name', { code: 'missing' }],
      ['email', { code: 'missing' }],
      ['message', { code: 'missing' }],
    ]);
  });

  it('enquiryProblems requires only an e-mail address for the newsletter', () => {
    const newsletter = anEnquiry({ ...EMPTY, kind: 'newsletter', email: 'hodan@example.com' });
    expect(enquiryProblems(newsletter)).toEqual({});
    expect(Object.keys(enquiryProblems({ ...newsletter, email: '' }))).toEqual(['email']);
  });

  it('enquiryProblems also checks the length of optional fields in a newsletter', () => {
    const newsletter = anEnquiry({ kind: 'newsletter', name: 'A', message: 'Hi' });
    expect(Object.keys(enquiryProblems(newsletter))).toEqual(['name', 'message']);
  });

  it('enquiryProblems treats blanks as empty', () => {
    const blank = anEnquiry({ name: ' \t', email: ' ', company: '   ', message: '\n\n' });
    expect(Object.keys(enquiryProblems(blank))).toEqual(['name', 'email', 'message']);
  });
});

describe('an order', () => {
  const order = anEnquiry({ kind: 'order', message: '', country: 'Norway', lines: [aLine()] });

  it('an order needs lines, a name, an address and a country, but no message', () => {
    expect(enquiryProblems(order)).toEqual({});
    const nothing = { ...order, ...EMPTY, country: '', lines: [] };
    expect(Object.keys(enquiryProblems(nothing))).toEqual(['lines', 'name', 'email', 'country']);
  });

  it('an order has at most twenty lines, each with a quantity', () => {
    const lines = Array.from({ length: 21 }, () => aLine());
    expect(enquiryProblems({ ...order, lines })).toEqual({
      lines: { code: 'too-long', limit: 20 },
    });
    expect(enquiryProblems({ ...order, lines: lines.slice(0, 20) })).toEqual({});
    expect(enquiryProblems({ ...order, lines: [aLine({ quantity: 0 })] })).toEqual({
      lines: { code: 'malformed' },
    });
  });
});

describe('the quantity of a question', () => {
  it.each(['', ' ', '1', '999'])('the quantity of a question may be %j', (quantity) => {
    expect(enquiryProblems(anEnquiry({ quantity }))).toEqual({});
  });

  it.each(['0', '1000', 'two'])('the quantity of a question cannot be %j', (quantity) => {
    expect(enquiryProblems(anEnquiry({ quantity }))).toEqual({ quantity: { code: 'malformed' } });
  });
});

describe('the e-mail address', () => {
  it.each([
    'hodan@example.com',
    ' hodan@example.com ',
    'a.b+c@mail.example.co.uk',
    'ü@bücher.example',
    `${'a'.repeat(242)}@example.com`,
  ])('the e-mail address accepts %s', (email) => {
    expect(enquiryProblems(anEnquiry({ email }))).toEqual({});
  });

  it.each([
    'hodan',
    'hodan@',
    '@example.com',
    'hodan@example',
    'hodan@example.',
    'hodan@.com',
    'hodan@example..com',
    'two@at@example.com',
    'a b@example.com',
    'hodan@exam ple.com',
    `${'a'.repeat(243)}@example.com`,
  ])('the e-mail address rejects %s', (email) => {
    expect(Object.keys(enquiryProblems(anEnquiry({ email })))).toEqual(['email']);
  });
});

describe('lengths', () => {
  const { name, company, message } = ENQUIRY_LIMITS;

  it.each([
    ['name', name.least, name.most],
    ['message', message.least, message.most],
    ['company', 0, company.most],
  ] as const)('lengths of the %s are from %i to %i, both included', (field, least, most) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: most + 200 }), (length) => {
        const refused = field in enquiryProblems(anEnquiry({ [field]: 'a'.repeat(length) }));
        expect(refused).toBe(length < least || length > most);
      }),
      { examples: [[Math.max(1, least - 1)], [Math.max(1, least)], [most], [most + 1]] },
    );
  });

  it('lengths are counted without the blanks around the text', () => {
    expect(
      enquiryProblems(anEnquiry({ name: ` ${'a'.repeat(120)} `, message: ' 123456789 ' })),
    ).toEqual({ message: { code: 'too-short', limit: 10 } });
  });

  it('lengths are named in the problem as its limit', () => {
    const long = { name: 'a'.repeat(121), company: 'a'.repeat(161), message: 'a'.repeat(4001) };
    expect(enquiryProblems(anEnquiry(long))).toEqual({
      name: { code: 'too-long', limit: 120 },
      company: { code: 'too-long', limit: 160 },
      message: { code: 'too-long', limit: 4000 },
    });
    expect(enquiryProblems(anEnquiry({ name: 'A' }))).toEqual({
      name: { code: 'too-short', limit: 2 },
    });
  });
});

describe('the volume', () => {
  it('the volume is one of those on offer, or none', () => {
    expect(enquiryProblems(anEnquiry({ volume: null }))).toEqual({});
    const tampered = JSON.parse('{"volume":"Five ml"}');
    expect(enquiryProblems(anEnquiry(tampered))).toEqual({ volume: { code: 'malformed' } });
  });
});

describe('two drafts', () => {
  const product = { id: 'maydi', title: 'Maydi' };
  const draft = anEnquiry({ product });

  it('two drafts are the same when only the title of their product differs', () => {
    expect(sameEnquiry(draft, { ...draft })).toBe(true);
    expect(sameEnquiry(draft, { ...draft, product: { ...product, title: 'Renamed' } })).toBe(true);
  });

  it.each([
    ['kind', { kind: 'wholesale' }],
    ['name', { name: 'Amina' }],
    ['email', { email: 'amina@example.com' }],
    ['company', { company: 'Ali & Sons' }],
    ['volume', { volume: 'Bulk' }],
    ['message', { message: 'And the resin, by the kilo?' }],
    ['product', { product: { id: 'carterii', title: 'Carterii' } }],
    ['lack of a product', { product: null }],
  ] as const)('two drafts differ by their %s', (_, change) => {
    expect(sameEnquiry(draft, { ...draft, ...change })).toBe(false);
  });
});
