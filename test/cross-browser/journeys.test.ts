import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { formLabels, forms } from '../../src/ui/content/forms';
import { productList } from '../../src/ui/content/pages/products/product-list';
import { aShippedQuestion } from '../builders/a-shipped-question';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import type { Visitor } from './visitor';

// Tests the main visitor journeys with the keyboard only.

const DESK = { width: 1280, height: 900 };
const MAIN: Sought = { role: 'main' };
const RESULTS: Sought = { role: 'region', name: productList.resultsLabel };
const HEADING: Sought = { role: 'heading', level: 1 };

const textbox = (name: string): Sought => ({ role: 'textbox', name, within: MAIN });

async function follow(visitor: Visitor, sought: Sought) {
  await visitor.tabTo(sought);
  await visitor.press('Enter');
}

async function writeAndSend(visitor: Visitor) {
  for (const [label, text] of [
    [formLabels.name, 'Hodan Ali'],
    [formLabels.email, 'hodan@example.com'],
    [formLabels.message, 'Which harvest is it from?'],
  ] as const) {
    await visitor.tabTo(textbox(label));
    await visitor.engine.type(text);
    // From a product, the message has a text already.
    await visitor.sees(textbox(label), { value: expect.stringContaining(text) });
  }
  await follow(visitor, { role: 'button', name: forms.contact.submit });
  await visitor.sees(
    { role: 'heading', name: PAGE_TEXTS.contact.afterSending.heading, within: MAIN },
    { focused: true },
  );
}

const place = () => ({
  top: scrollY,
  isFoot: innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
});

describe('with the keyboard alone', () => {
  const opened = aVisitor();

  it('a visitor finds an oil by a filter and asks about it', async () => {
    const { visitor } = opened();
    await visitor.open('/product', DESK);
    await visitor.tabTo({ role: 'checkbox', like: '^Thirty ml' });
    await visitor.press('Space');
    await expect
      .poll(() => visitor.texts({ role: 'heading', level: 2, within: RESULTS }))
      .toEqual([
        expect.stringMatching(/Carterii, Thirty ml/u),
        expect.stringMatching(/Maydi Frankincense, Thirty ml/u),
      ]);
    await follow(visitor, { role: 'link', like: 'Maydi Frankincense, Thirty ml' });
    await visitor.sees(HEADING, { text: expect.stringContaining('Maydi Frankincense') });
    await follow(visitor, { role: 'link', name: PRODUCT_PAGE.ask.button, within: MAIN });
    await visitor.sees(HEADING, { text: expect.stringMatching(/^Ask about .*Maydi/u) });
    await writeAndSend(visitor);
    expect(await visitor.complaints()).toEqual([]);
  });

  it('a visitor finds and reads a post', async () => {
    const { visitor } = opened();
    await visitor.open('/blog', DESK);
    await follow(visitor, { role: 'link', like: 'How a tear forms', within: MAIN });
    await visitor.sees(HEADING, { text: expect.stringContaining('How a tear forms') });
    let now = await visitor.engine.evaluate(place);
    for (let step = 0; step < 60 && !now.isFoot; step += 1) {
      const { top } = now;
      await visitor.press('Space');
      await expect
        .poll(async () => {
          now = await visitor.engine.evaluate(place);
          return now.isFoot || now.top > top;
        })
        .toBe(true);
    }
    expect(now.isFoot).toBe(true);
    expect(await visitor.complaints()).toEqual([]);
  });

  it('a visitor finds an answer in the FAQ', async () => {
    const { visitor } = opened();
    const stored = aShippedQuestion('how-to-store');
    const question: Sought = { role: 'button', name: stored.question };
    await visitor.open('/faq', DESK);
    await visitor.tabTo({ role: 'searchbox', within: MAIN });
    await visitor.engine.type('store');
    await follow(visitor, question);
    await visitor.sees(question, {
      attributes: expect.objectContaining({ 'aria-expanded': 'true' }),
    });
    await visitor.seesText(stored.answer[0] ?? '');
    expect(await visitor.complaints()).toEqual([]);
  });

  it('a visitor sends a message', async () => {
    const { visitor } = opened();
    await visitor.open('/contactus', DESK);
    await writeAndSend(visitor);
    expect(await visitor.complaints()).toEqual([]);
  });
});
