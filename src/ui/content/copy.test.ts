import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../app/routes';
import { faq } from './faq';
import { footer } from './footer';
import { forbiddenClaims } from './forbidden-claims';
import { formLabels, forms } from './forms';
import * as home from './home';
import { descriptionOf, meta, titleOf } from './meta';

const HERE = import.meta.dirname;
const WRITTEN_ELSEWHERE = ['../../adapters/in-memory/sample', '../../adapters/local'];
const NOT_COPY = ['forbidden-claims.ts', 'link.ts', 'faq-types.ts'];

/** Every file that holds words of the site, without its comments. */
const copyFiles = [HERE, ...WRITTEN_ELSEWHERE.map((folder) => join(HERE, folder))].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => !NOT_COPY.includes(name))
      .map((name) => ({
        name,
        words: readFileSync(join(folder, name), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//gu, '')
          .replace(/^\s*\/\/.*$/gmu, ''),
      })),
);

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});

/** All values of a content file, however deep, under the names of their keys. */
function* entriesOf(value: unknown): Generator<readonly [string, string]> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield [key, inner];
    else yield* entriesOf(inner);
  }
}

const content = Object.entries(modules).flatMap(([file, module]) =>
  [...entriesOf(module)].map(([key, text]) => ({ file, key, text })),
);

const anchorsOn = (...files: readonly string[]): readonly string[] =>
  content
    .filter(({ file, key }) => key === 'id' && files.some((name) => file.startsWith(name)))
    .map(({ text }) => text);

const anchors: Record<string, readonly string[]> = {
  [ROUTES.about]: anchorsOn('./about'),
  [ROUTES.faq]: anchorsOn('./faq'),
  [ROUTES.sustainability]: anchorsOn('./sustainability'),
  [ROUTES.wholesale]: anchorsOn('./wholesale'),
};

const pages: readonly string[] = Object.values(ROUTES).filter((path) => !/[:_]/u.test(path));

/** `null` when a visitor following the address arrives somewhere. */
const deadEnd = (address: string): string | null => {
  const [path = '', anchor] = address.split('#');
  if (!pages.includes(path)) return `no page ${path}`;
  if (anchor === undefined || anchors[path]?.includes(anchor)) return null;
  return `no place #${anchor} on ${path}`;
};

describe('the words of the site', () => {
  it('are all read by these tests', () => {
    const names = copyFiles.map(({ name }) => name.replaceAll('\\', '/'));
    expect(names).toContain('about.ts');
    expect(names).toContain('posts/how-a-tear-forms.ts');
    expect(names).toContain('local-testimonials.ts');
    expect(names.length).toBeGreaterThan(30);
  });

  it.each(copyFiles)('claim nothing that may not be claimed: $name', ({ words }) => {
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
  ])('would not pass with: %s', (sentence) => {
    expect(forbiddenClaims(sentence)).not.toEqual([]);
  });

  it('have no empty text', () => {
    expect(content.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('are in British spelling', () => {
    const american = /\b(?:colors?|flavors?|gray|centers?|liters?|favorites?|fiber|odor|labor)\b/iu;
    expect(copyFiles.filter(({ words }) => american.test(words)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

describe('links in the copy', () => {
  const inCopy = content.filter(({ key }) => key === 'to').map(({ text }) => text);
  const inPosts = copyFiles.flatMap(({ words }) =>
    [...words.matchAll(/\]\(([^)]*)\)/gu)].map(([, address = '']) => address),
  );

  it.each([...new Set([...inCopy, ...inPosts])])('%s leads somewhere', (address) => {
    expect(deadEnd(address)).toBeNull();
  });

  it('are told apart from those that lead nowhere', () => {
    expect(inCopy.length).toBeGreaterThan(20);
    expect(inPosts.length).toBeGreaterThan(3);
    expect(deadEnd('/press')).not.toBeNull();
    expect(deadEnd('/faq#no-such-question')).not.toBeNull();
  });

  it('of the footer include the blog, the products and the questions', () => {
    expect(footer.mainLinks.map(({ to }) => to)).toEqual(['/blog', '/product', '/faq']);
    expect(footer.groups.map(({ title }) => title)).toEqual(['Resources', 'Events', 'About Us']);
  });
});

describe('titles and descriptions', () => {
  it('exist for every page', () => {
    const { gallery: _, ...visited } = ROUTES;
    expect(Object.keys(meta)).toEqual(expect.arrayContaining(Object.keys(visited)));
  });

  it.each(Object.entries(meta))('fit where they are shown: %s', (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description.length).toBeGreaterThan(50);
  });

  it('differ from page to page', () => {
    const all = Object.values(meta);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it('of a product or a post are cut at a word and keep the name of the brand', () => {
    expect(titleOf('Maydi Frankincense, Ten ml')).toBe('Maydi Frankincense, Ten ml – Sanaag');
    const long = titleOf('One very long title, '.repeat(9));
    expect(long.length).toBeLessThanOrEqual(60);
    expect(long).toMatch(/\w… – Sanaag$/u);
    expect(titleOf('x'.repeat(200)).length).toBeLessThanOrEqual(60);
  });

  it('take the beginning of a description, or say something general without one', () => {
    expect(descriptionOf('Bright\n\ncitrus.', 'Otherwise.')).toBe('Bright citrus.');
    expect(descriptionOf('word '.repeat(90), 'Otherwise.').length).toBeLessThanOrEqual(155);
    expect(descriptionOf('  ', 'Otherwise.')).toBe('Otherwise.');
  });
});

describe('the questions', () => {
  const questions = faq.groups.flatMap((group) => group.questions);

  it('come in four or five groups, 18 to 24 in all', () => {
    expect([4, 5]).toContain(faq.groups.length);
    expect(questions.length).toBeGreaterThanOrEqual(18);
    expect(questions.length).toBeLessThanOrEqual(24);
  });

  it('have addresses of their own', () => {
    const ids = [...faq.groups, ...questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/u.test(id))).toEqual([]);
  });

  it('are questions, and answered', () => {
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/u);
      expect(answer.join(' ').length).toBeGreaterThan(40);
    }
  });
});

describe('what the specification fixes', () => {
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

  it.each(FIXED)('stands on the home page word for word: %s', (text) => {
    expect([...entriesOf(home)].map(([, value]) => value)).toContain(text);
  });

  it('stands in the footer word for word', () => {
    expect(footer.callToAction.heading).toBe('Join Our Journey Of Purity & Heritage');
    expect(footer.callToAction.action).toEqual({ label: 'Shop Now', to: '/product' });
  });
});

describe('the forms', () => {
  it('name each field that a visitor fills in', () => {
    expect(Object.keys(formLabels)).toEqual(['name', 'email', 'company', 'message', 'volume']);
  });

  it.each(Object.entries(forms))('say what happens to the data: %s', (_, { privacy }) => {
    expect(privacy).toMatch(/^We store your /u);
    expect(privacy).toMatch(/deleted/u);
    expect(privacy).toMatch(/how long it is kept/u);
  });
});
