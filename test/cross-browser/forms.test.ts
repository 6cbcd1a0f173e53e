import { describe, expect, it } from 'vitest';
import { aVisitor } from './a-visitor';
import type { Sought } from './in-page';
import { PHONE, type Visitor } from './visitor';

const MAIN: Sought = { role: 'main' };
const SUMMARY: Sought = { role: 'group', name: 'Please check these fields' };
const SEND: Sought = { role: 'button', name: 'Send message' };
const field = (name: string): Sought => ({ role: 'textbox', name, within: MAIN });

const WORDS = {
  Name: 'Hodan Ali',
  'E-mail': 'hodan@example.com',
  Message: 'Do you sell the resin itself as well?',
};

async function fillIn(visitor: Visitor) {
  for (const [name, text] of Object.entries(WORDS)) await visitor.write(field(name), text);
}

describe('a form', () => {
  const opened = aVisitor();

  it('is not sent when empty: a focused error list links to each field', async () => {
    const { visitor } = opened();
    await visitor.open('/contactus');
    await visitor.click(SEND);
    await visitor.sees(SUMMARY, { focused: true });
    const links: Sought = { role: 'link', within: SUMMARY };
    expect(await visitor.texts(links)).toEqual([
      'Enter your name',
      'Enter your e-mail address',
      'Write your message',
    ]);
    await visitor.click({ ...links, name: 'Write your message' });
    await visitor.sees(field('Message'), { focused: true });
    await visitor.isAt('/contactus');
  });

  it('is sent and acknowledged, and is then empty for the next message', async () => {
    const { visitor } = opened();
    await visitor.open('/contactus', PHONE);
    await fillIn(visitor);
    await visitor.click(SEND);
    await visitor.sees(
      { role: 'heading', name: 'Your message has been sent', within: MAIN },
      { focused: true },
    );
    await visitor.click({ role: 'button', name: 'Write another message' });
    await visitor.sees(field('Name'), { focused: true, value: '' });
    expect(await visitor.complaints()).toEqual([]);
  });

  it('that cannot be sent keeps its text and says so', async () => {
    const { visitor } = opened();
    await visitor.open('/contactus?scenario=error-503');
    await fillIn(visitor);
    await visitor.click(SEND);
    await visitor.sees({ role: 'alert', within: MAIN });
    for (const [name, value] of Object.entries(WORDS)) await visitor.sees(field(name), { value });
  });

  it('signs up for the newsletter with an e-mail address only', async () => {
    const { visitor } = opened();
    await visitor.open('/auth?scenario=sample');
    await visitor.write(field('E-mail'), WORDS['E-mail']);
    await visitor.press('Enter');
    await visitor.sees({ role: 'heading', name: 'You are on the list' }, { focused: true });
  });
});
