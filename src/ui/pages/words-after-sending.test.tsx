// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aQueryCache } from '../../../test/builders/a-query-cache';
import { InPage } from '../../../test/builders/in-page';
import { SITE_DETAILS } from '../../adapters/embedded/embedded-site-details';
import { PAGE_TEXTS } from '../../adapters/embedded/page-texts';
import type { UseCases } from '../../application/use-cases';
import type { EnquiryKind } from '../../domain/enquiries/enquiry';
import type { PageTexts } from '../../domain/texts/page-texts';
import { forms } from '../content/forms';
import { ContactPage } from './contact/contact-page';
import { SignUpPage } from './sign-up/sign-up-page';
import { WholesalePage } from './wholesale/wholesale-page';

type Sending = Awaited<ReturnType<UseCases['sendEnquiry']>>;

/** Time in ms that passes between showing the form and sending it, which stops most bots. */
const SENT_AFTER = 2_000;

const AFTER_SENDING = { heading: 'Own heading', text: 'Own text.', mail: 'Own mail.' };

const OWN: Partial<PageTexts> = {
  contact: { ...PAGE_TEXTS.contact, afterSending: AFTER_SENDING },
  wholesale: { ...PAGE_TEXTS.wholesale, afterSending: AFTER_SENDING },
  'sign-up': {
    ...PAGE_TEXTS['sign-up'],
    onTheList: { heading: 'Own heading', text: 'Own text.' },
    toConfirm: { heading: 'Own request', text: 'Sent to #. Did # get it?' },
  },
};

const TYPED: Readonly<Record<string, string>> = {
  name: 'Hodan',
  email: '$&@example.com',
  message: 'Do you send resin to Kenya?',
};

/** Fills in the form of a page and sends it. */
function send(Page: ComponentType, kind: EnquiryKind, receipt: Sending) {
  const useCases = {
    sendEnquiry: async () => receipt,
    getStoredEnquiryDraft: async () => null,
    storeEnquiryDraft: async () => {},
    countQueuedEnquiries: async () => 0,
  };
  const { container } = render(
    <InPage useCases={useCases} cache={aQueryCache(SITE_DETAILS, OWN)}>
      <Page />
    </InPage>,
  );
  for (const [name, value] of Object.entries(TYPED)) {
    const field = container.querySelector(`#${kind}-${name}`);
    if (field !== null) fireEvent.change(field, { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: forms[kind].submit }));
}

const messageWith = async (heading: string) => {
  await act(() => vi.advanceTimersByTimeAsync(SENT_AFTER));
  return screen.getByRole('heading', { name: heading }).nextElementSibling?.textContent;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['contact', ContactPage],
  ['wholesale', WholesalePage],
  ['newsletter', SignUpPage],
] as const)('the owner’s words replace the %s form after it was sent', async (kind, Page) => {
  send(Page, kind, { outcome: 'accepted' });
  expect(await messageWith('Own heading')).toBe('Own text.');
});

it('after a sign-up the page asks to confirm it in the owner’s words, with the entered address', async () => {
  send(SignUpPage, 'newsletter', { outcome: 'accepted', confirmBy: 'mail' });
  expect(await messageWith('Own request')).toBe(
    'Sent to $&@example.com. Did $&@example.com get it?',
  );
});
