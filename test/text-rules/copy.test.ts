import { describe, expect, it } from 'vitest';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { ENQUIRY_FIELDS, ENQUIRY_KINDS } from '../../src/domain/enquiries/enquiry';
import { deletionNote, formLabels, forms } from '../../src/ui/content/forms';
import { content, copyFiles, entriesOf } from './copy-under-test';
import { forbiddenClaims } from './forbidden-claims';

describe('the copy of the site', () => {
  it('the copy of the site is read completely by the tests of copy', () => {
    const names = copyFiles.map(({ name }) => name.replaceAll('\\', '/'));
    expect(names).toContain('pages/about.ts');
    expect(names).toContain('texts/home.ts');
    expect(names).toContain('posts/how-a-tear-forms.ts');
    expect(names).toContain('embedded-testimonials.ts');
    expect(names).toContain('questions/oil-questions.ts');
    expect(names).toContain('embedded-site-details.ts');
    expect(names.length).toBeGreaterThan(30);
  });

  it.each(copyFiles)('the copy of the site makes no forbidden claim: $name', ({ words }) => {
    expect(words.split('\n').flatMap(forbiddenClaims)).toEqual([]);
  });

  it.each([
    'An oil that heals the skin.',
    'Anti-inflammatory and calming.',
    'It helps with anxiety and pain.',
    'Therapeutic grade, FDA approved.',
    'A drop may be swallowed.',
    'Certified organic.',
    'Fair Trade frankincense, sustainable and ethically sourced.',
    'The finest oil in the world.',
    'Rich in boswellic acids.',
    'We work with 300 families.',
    'Used in medicine for centuries.',
  ])('the test of forbidden claims fails with: %s', (sentence) => {
    expect(forbiddenClaims(sentence)).not.toEqual([]);
  });

  it('the copy of the site has no empty text', () => {
    expect(content.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('the copy of the site uses British spelling', () => {
    const american = /\b(?:colors?|flavors?|gray|centers?|liters?|favorites?|fiber|odor|labor)\b/iu;
    expect(copyFiles.filter(({ words }) => american.test(words)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

describe('copy that the specification fixes', () => {
  const FIXED = [
    'Shop Now',
    'Featured Products',
    'Explore More',
    'PRODUCTS',
    'Premium Frankincense Essential Oil',
    'Products not available at the moment.',
    'Rooted in Somali Tradition',
    'Explore Our Oil',
    'Wild Harvesting',
    'Protecting Boswellia trees through sustainable resin collection.',
    'Fair Trade',
    'Direct partnerships with Somali harvesters, ensuring fair wages.',
    'Zero Waste',
    'Every drop of resin is used.',
    'Cultural Preservation',
    'Sustaining ancient Somali harvesting traditions.',
    'Harvested with Respect for Earth & Community',
    'Wild-harvested to protect Boswellia forests',
    'Fair wages for Somali harvesters',
    'Preserving 1,000-year-old traditions',
    'Meet Our Harversters',
    'SOME WORDS FROM OUR CLIENTS',
    'BLOGS',
    'RELATED TOPICS',
  ];

  it.each(FIXED)(
    'copy that the specification fixes is on the home page word for word: %s',
    (text) => {
      expect(
        [...entriesOf([PAGE_TEXTS.home, PAGE_TEXTS.topics])].map(([, value]) => value),
      ).toContain(text);
    },
  );

  it('copy that the specification fixes is in the footer word for word', () => {
    expect(PAGE_TEXTS.navigation.callToAction.heading).toBe(
      'Join Our Journey Of Purity & Heritage',
    );
    expect(PAGE_TEXTS.navigation.callToAction.button).toBe('Shop Now');
  });
});

describe('the forms', () => {
  it('the forms have a label for each visible field, in the order of the form', () => {
    expect(Object.keys(formLabels)).toEqual([...ENQUIRY_FIELDS]);
  });

  it.each(Object.entries(forms))('the forms say what happens to the data: %s', (_, { privacy }) => {
    expect(privacy).toMatch(/^We store your /u);
  });

  it.each(ENQUIRY_KINDS)('the forms say how to have the data deleted: %s', (kind) => {
    expect(deletionNote(kind, null)).toBe(
      'To have it corrected or deleted, or to know how long it is kept, write to us.',
    );
  });

  it('the forms say when the data is deleted, where that is known', () => {
    expect(deletionNote('contact', 24)).toBe(
      'Messages are deleted after 24 months. To have it corrected or deleted, write to us.',
    );
    expect(deletionNote('wholesale', 1)).toMatch(/^Enquiries are deleted after 1 month\. /u);
  });
});
