import { expect, type Locator, type Page } from '@playwright/test';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import type { EnquiryField } from '../../src/domain/enquiries/enquiry';
import { formLabels, forms } from '../../src/ui/content/forms';
import { type Answer, type FakeCms, json } from './strapi-site';

interface Posted {
  readonly data: Readonly<Record<string, unknown>>;
}

/** The response of a Strapi that stored an enquiry. */
export const stored = json(
  {
    data: {
      documentId: 'k2v8m3x0q1b7n5c4z9d6f1g2',
      kind: 'contact',
      createdAt: '2025-03-12T10:00:00.000Z',
    },
    meta: {},
  },
  201,
);

/**
 * Makes the CMS answer enquiries with the given responses in turn, and repeat the last one. Returns
 * the posted enquiries; each is added when it arrives.
 */
export function answerEnquiries(cms: FakeCms, ...answers: Answer[]): readonly Posted[] {
  const posted: Posted[] = [];
  cms.on('/api/enquiries', (request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      posted.push(JSON.parse(body));
      const answer = answers[Math.min(posted.length, answers.length) - 1] ?? stored;
      answer(request, response);
    });
  });
  return posted;
}

export const KEY = /^[A-Za-z0-9-]{8,64}$/;
export const words = {
  name: 'Hodan Ali',
  email: 'hodan@example.com',
  message: 'Do you sell the resin itself as well?\nAnd by the kilo?',
} as const;

type Texts = Readonly<Partial<Record<EnquiryField, string>>>;

/** Returns pairs of the label of a field and its text. */
export const labelled = (texts: Texts) =>
  Object.entries(texts).map(([name, text]) => [formLabels[name as EnquiryField], text] as const);

export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });

export async function fillIn(page: Page, texts: Texts): Promise<void> {
  for (const [label, text] of labelled(texts)) await field(page, label).fill(text);
}

export async function expectTyped(page: Page, texts: Texts): Promise<void> {
  for (const [label, text] of labelled(texts)) {
    await expect(field(page, label)).toHaveValue(text);
  }
}

export const send = (page: Page, name = forms.contact.submit) =>
  page.getByRole('button', { name, exact: true }).click();

export const sentHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: PAGE_TEXTS.contact.afterSending.heading });
