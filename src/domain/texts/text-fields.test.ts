import { describe, expect, it } from 'vitest';
import { textFields, withTexts } from './text-fields';

const TEXTS = {
  meta: { title: 'Oil', description: 'About oil.' },
  hero: { headline: ['Ancient purity,', 'modern wellness'], button: 'Shop Now' },
  links: [
    { label: 'Home', address: '/' },
    { label: 'A much longer label', address: '/faq', note: 'new' },
  ],
};

describe('the fields of texts', () => {
  it('the fields of texts are named after the path of each text, in the order of the texts', () => {
    expect(textFields(TEXTS).map(({ name, kind }) => [name, kind])).toEqual([
      ['metaTitle', 'text'],
      ['metaDescription', 'text'],
      ['heroHeadline', 'lines'],
      ['heroButton', 'text'],
      ['links', 'rows'],
    ]);
  });

  it('the fields of texts may be 1.5 times as long as the shipped text plus 20 characters, rounded up to tens', () => {
    expect(textFields({ button: 'x'.repeat(10) })).toMatchObject([{ maxLength: 40 }]);
    expect(textFields({ lead: 'x'.repeat(101) })).toMatchObject([{ maxLength: 180 }]);
  });

  it('the fields of texts have the limits of search engines for title and description', () => {
    expect(textFields({ meta: TEXTS.meta })).toMatchObject([{ maxLength: 60 }, { maxLength: 155 }]);
  });

  it('the fields of texts contain the text that ships with the site, with a line break between its lines', () => {
    expect(textFields({ hero: TEXTS.hero })).toMatchObject([
      { example: 'Ancient purity,\nmodern wellness' },
      { example: 'Shop Now' },
    ]);
  });

  it('the fields of texts of a list are the fields of all its rows, limited by their longest text', () => {
    expect(textFields({ links: TEXTS.links })).toMatchObject([
      {
        row: [
          { name: 'label', maxLength: 50 },
          { name: 'address', kind: 'address' },
          { name: 'note', kind: 'text' },
        ],
      },
    ]);
  });
});

describe('texts with those of the owner', () => {
  it('texts merged with those of the owner keep the shipped text where the owner left a field empty', () => {
    expect(withTexts(TEXTS, {})).toEqual(TEXTS);
  });

  it('texts merged with those of the owner replace texts, lines and rows by the names of their fields', () => {
    const links = [{ label: 'Shop', address: '/product' }];
    expect(withTexts(TEXTS, { heroHeadline: ['One line'], metaTitle: 'Resin', links })).toEqual({
      meta: { title: 'Resin', description: 'About oil.' },
      hero: { headline: ['One line'], button: 'Shop Now' },
      links,
    });
  });
});
