import { expect, it } from 'vitest';
import { markdownTree } from '../../../markup/parsing/markdown-tree';
import { opensWithInitial } from './opens-with-initial';

const opens = (markdown: string) =>
  opensWithInitial(markdownTree(markdown, { mediaBaseUrl: undefined, trusted: new Set() }));
const LONG = 'is not picked. It is let out, a little at a time, and then waited for. '.repeat(2);

it.each([`Frankincense ${LONG}`, `“Frankincense” ${LONG}`, `Älter ${LONG}`, `A *tear* ${LONG}`])(
  'a long first paragraph gets a large initial letter: %s',
  (markdown) => {
    expect(opens(markdown)).toBe(true);
  },
);

it.each([
  'Short.',
  `*Frankincense* ${LONG}`,
  `اللبان ${LONG}`,
  `乳香 ${LONG}`,
  `6 ${LONG}`,
  `🌳 ${LONG}`,
  `## Heading\n\nFrankincense ${LONG}`,
  `- Frankincense ${LONG}`,
  `![a](/a.png) ${LONG}`,
  '',
])('any other beginning of a post gets no large initial letter: %s', (markdown) => {
  expect(opens(markdown)).toBe(false);
});
