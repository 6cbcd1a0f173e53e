import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { formLabels, forms, formTexts, problemText } from '../../src/ui/content/forms';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { PHONE, type Visitor } from './visitor';

const MAIN: Sought = { role: 'main' };
const SUMMARY: Sought = { role: 'group', name: formTexts.problems };
const SEND: Sought = { role: 'button', name: forms.contact.submit };
const field = (name: string): Sought => ({ role: 'textbox', name, within: MAIN });

const FIELDS = ['name', 'email', 'message'] as const;
const EMAIL = 'hodan@example.com';
const WORDS = {
  [formLabels.name]: 'Hodan Ali',
  [formLabels.email]: EMAIL,
  [formLabels.message]: 'Do you sell the resin itself as well?',
};

async function fillIn(visitor: Visitor) {
  for (const [name, text] of Object.entries(WORDS)) await visitor.write(field(name), text);
}

describe('a form', () => {
  const opened = aVisitor();

  it('a form is not sent when empty: a focused error list links to each field', async () => {
    const { visitor } = opened();
    await visitor.open('/contactus');
    await visitor.click(SEND);
    await visitor.sees(SUMMARY, { focused: true });
    const links: Sought = { role: 'link', within: SUMMARY };
    const problems = FIELDS.map((name) => problemText(name, { code: 'missing' }));
    expect(await visitor.texts(links)).toEqual(problems);
    await visitor.click({ ...links, name: problemText('message', { code: 'missing' }) });
    await visitor.sees(field(formLabels.message), { focused: true });
    await visitor.isAt('/contactus');
  });

  it('a form is sent and acknowledged, and is then empty for the next message', async () => {
    const { visitor } = opened();
    await visitor.open('/contactus', PHONE);
    await fillIn(visitor);
    await visitor.click(SEND);
    await visitor.sees(
      { role: 'heading', name: PAGE_TEXTS.contact.afterSending.heading, within: MAIN },
      { focused: true },
    );
    await visitor.click({ role: 'button', name: formTexts.another });
    await visitor.sees(field(formLabels.name), { focused: true, value: '' });
    expect(await visitor.complaints()).toEqual([]);
  });

  it('a form that cannot be sent keeps its text and says so', async () => {
    const { visitor } = opened();
    await visitor.open('/contactus?scenario=error-503');
    await fillIn(visitor);
    await visitor.click(SEND);
    await visitor.sees({ role: 'alert', within: MAIN });
    for (const [name, value] of Object.entries(WORDS)) await visitor.sees(field(name), { value });
  });

  it('a form signs up for the newsletter with an e-mail address only', async () => {
    const { visitor } = opened();
    await visitor.open('/auth?scenario=sample');
    await visitor.write(field(formLabels.email), EMAIL);
    await visitor.press('Enter');
    await visitor.sees(
      { role: 'heading', name: PAGE_TEXTS['sign-up'].onTheList.heading },
      { focused: true },
    );
  });
});
