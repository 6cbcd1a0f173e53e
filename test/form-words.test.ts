import { describe, expect, it } from 'vitest';
import { CONSENT, CONSENT_WORDINGS } from '../cms/src/newsletter/consent';
import { words as newsletterWords } from '../cms/src/newsletter/newsletter-texts';
import { PENDING_DAYS } from '../cms/src/newsletter/retention-days';
import { KINDS } from '../cms/src/no-js-forms/form-kinds';
import {
  FORM_FIELDS,
  type Problem,
  problemText as said,
  words,
} from '../cms/src/no-js-forms/form-texts';
import { orderWords } from '../cms/src/no-js-forms/order-words';
import { THANK_YOU } from '../cms/src/no-js-forms/thank-you';
import { SHIPPED_TEXTS } from '../cms/src/page-texts/shipped-texts';
import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details';
import { PAGE_TEXTS } from '../src/adapters/embedded/page-texts';
import { ENQUIRY_FIELDS, ENQUIRY_KINDS } from '../src/domain/enquiries/enquiry';
import { textFields } from '../src/domain/texts/text-fields';
import { optional } from '../src/ui/content/fields';
import { formLabels, forms, formTexts, problemText } from '../src/ui/content/forms';
import { orderTexts } from '../src/ui/content/order';
import { ROUTES } from '../src/ui/site/routes';
import { entriesOf } from './text-rules/copy-under-test';
import { forbiddenClaims } from './text-rules/forbidden-claims';

// When a form is sent without JavaScript, the CMS responds with a page that contains texts of the
// site. The CMS is a separate package with its own copy of these texts, so this test compares the
// copies.

/** For each field, all problems for which the site has a text. */
const PROBLEMS: Readonly<Record<(typeof ENQUIRY_FIELDS)[number], readonly Problem[]>> = {
  lines: [
    { code: 'missing' },
    { code: 'too-long', limit: 20 },
    { code: 'malformed' },
    { code: 'refused' },
  ],
  name: [
    { code: 'missing' },
    { code: 'too-short', limit: 2 },
    { code: 'too-long', limit: 120 },
    { code: 'refused' },
  ],
  email: [
    { code: 'missing' },
    { code: 'too-long', limit: 254 },
    { code: 'malformed' },
    { code: 'refused' },
  ],
  company: [{ code: 'too-long', limit: 160 }, { code: 'refused' }],
  volume: [{ code: 'malformed' }, { code: 'refused' }],
  quantity: [{ code: 'malformed' }, { code: 'refused' }],
  country: [{ code: 'missing' }, { code: 'too-long', limit: 80 }, { code: 'refused' }],
  delivery: [{ code: 'too-long', limit: 300 }, { code: 'refused' }],
  message: [
    { code: 'missing' },
    { code: 'too-short', limit: 10 },
    { code: 'too-long', limit: 4000 },
    { code: 'refused' },
  ],
};

describe('the texts that the CMS shows after a form is sent without JavaScript', () => {
  it('the texts that the CMS shows after a form is sent without JavaScript match the texts of the site', () => {
    const { name, line, contact } = SITE_DETAILS;
    const { anyVolume, problems, errorTitlePrefix, honeypotLabel, notSent } = formTexts;
    const { retry: _, ...shown } = notSent;
    const { unread, back, ...common } = words;
    expect(common).toEqual({
      brand: { name, line, email: contact.email },
      labels: formLabels,
      optional,
      anyVolume,
      problems,
      errorTitlePrefix,
      honeypotLabel,
      notSent: shown,
    });
    expect(FORM_FIELDS).toEqual(ENQUIRY_FIELDS);
  });

  it('the texts that the CMS shows after a form is sent without JavaScript match the texts of the site about an order', () => {
    const { heading, product: _, choose: __, sent, ...form } = orderWords;
    const { heading: ___, ...parts } = sent;
    const { lines, quantity, addLine } = orderTexts;
    const { print: ____, ...shown } = orderTexts.sent;
    expect({ heading, ...form }).toEqual({
      heading: PAGE_TEXTS['enquiry-page'].title,
      lines,
      quantity,
      addLine,
    });
    expect(parts).toEqual(shown);
  });

  it.each(ENQUIRY_FIELDS)(
    'the texts that the CMS shows after a form is sent without JavaScript match the texts of the site for every problem of %s',
    (field) => {
      for (const problem of PROBLEMS[field])
        expect(said(field, problem)).toBe(problemText(field, problem));
    },
  );

  it('the texts that only the CMS shows make no forbidden claim', () => {
    const own = [...entriesOf({ unread: words.unread, back: words.back })];
    expect(own).toHaveLength(3);
    expect(own.flatMap(([, text]) => forbiddenClaims(text))).toEqual([]);
  });
});

describe('the texts of the newsletter', () => {
  it('the texts of the newsletter store as the consent what the site shows beside the form', () => {
    expect(CONSENT.text).toBe(forms.newsletter.privacy);
    expect(CONSENT.version).toBe(CONSENT_WORDINGS.length);
  });

  // Stored sign-ups refer to these wordings by version. When the wording changes, add the new one
  // here too; never change an earlier one.
  it('the texts of the newsletter keep the earlier wordings of the consent', () => {
    expect(CONSENT_WORDINGS).toEqual([
      'We store your e-mail to write about harvests. Answer any message to leave the list.',
    ]);
  });

  it('the newsletter texts that only the CMS has make no forbidden claim', () => {
    const own = [...entriesOf(newsletterWords)];
    expect(own.flatMap(([, text]) => forbiddenClaims(text))).toEqual([]);
  });
});

describe('the texts of pages that the CMS shows', () => {
  it.each(Object.entries(SHIPPED_TEXTS))(
    'the texts of pages that the CMS shows match the texts of the site: %s',
    (type, copies) => {
      const fields = textFields(PAGE_TEXTS[type as keyof typeof SHIPPED_TEXTS]);
      const shipped = new Map(
        fields.map((field) => [field.name, 'example' in field ? field.example : null]),
      );
      for (const [name, copy] of Object.entries(copies))
        expect([name, shipped.get(name)]).toEqual([name, copy]);
    },
  );

  it('the texts of pages that the CMS shows say how long the link in the mail is valid, and have a placeholder for the address', () => {
    const { text } = PAGE_TEXTS['sign-up'].toConfirm;
    expect(text).toContain(`${PENDING_DAYS} days`);
    expect(text).toContain('#');
  });
});

describe('the forms of the CMS', () => {
  it('the forms of the CMS match the forms of the site and link back to their pages', () => {
    expect(new Set(KINDS.keys())).toEqual(new Set(ENQUIRY_KINDS));
    const pages = {
      contact: ROUTES.contact,
      wholesale: ROUTES.wholesale,
      newsletter: ROUTES.auth,
      order: ROUTES.enquiry,
    };
    for (const kind of ENQUIRY_KINDS)
      expect(KINDS.get(kind)).toMatchObject({ submit: forms[kind].submit, address: pages[kind] });
  });

  it('the forms of the CMS redirect to the thank-you page', () =>
    expect(THANK_YOU).toBe(ROUTES.thankYou));
});
