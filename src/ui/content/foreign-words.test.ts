import { describe, expect, it } from 'vitest';
import { foreignWordsIn } from './foreign-words';

const foreign = (text: string) =>
  foreignWordsIn(text).flatMap((part) => (part.language === null ? [] : [part.text]));

describe('the foreign words of a text', () => {
  it.each([
    ['The mohor, Boswellia carteri, gives beeyo.', ['mohor', 'Boswellia carteri', 'beeyo']],
    ['Boswellia frereana, not B. carteri', ['Boswellia frereana', 'B. carteri']],
    ['Our labels write carterii; some treat it as sacra.', ['carterii', 'sacra']],
    ['Jilaal, Gu, Xagaa, Dayr', ['Jilaal', 'Gu', 'Xagaa', 'Dayr']],
    ['Protecting Boswellia trees', ['Boswellia']],
    ['Yagcar, the tree; maydi, its resin', ['Yagcar', 'maydi']],
  ])('the foreign words of a text are found in “%s”', (text, words) => {
    expect(foreign(text)).toEqual(words);
  });

  it.each(['Maydi Frankincense, Ten ml', 'Carterii and Maydi', 'Guests, gum and sacral words'])(
    'the foreign words of a text exclude names of oils and parts of words: “%s”',
    (text) => {
      expect(foreignWordsIn(text)).toEqual([{ text, language: null }]);
    },
  );

  it('the foreign words of a text and the text between them make up the whole text', () => {
    const text = 'A blade, the mingaaf: it opens the bark of Boswellia sacra.';
    const parts = foreignWordsIn(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.map(({ language }) => language)).toEqual([null, 'so', null, 'la', null]);
  });

  it('the foreign words of a text are empty for an empty text', () => {
    expect(foreignWordsIn('')).toEqual([]);
  });
});
