import { describe, expect, it } from 'vitest';
import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import { NAVIGATION } from '../../src/adapters/embedded/texts/navigation';
import { QUESTION_GROUPS } from '../../src/domain/questions/question';
import { CHAPTERS, JOURNEY_ANCHOR } from '../../src/ui/pages/about/anchors';
import { SUSTAINABILITY_ANCHORS } from '../../src/ui/pages/sustainability/anchors';
import { WHOLESALE_ANCHORS } from '../../src/ui/pages/wholesale/anchors';
import { ROUTES } from '../../src/ui/site/routes';
import { content, copyFiles, textsIn } from './copy-under-test';

const anchors: Record<string, readonly string[]> = {
  [ROUTES.about]: [...CHAPTERS, JOURNEY_ANCHOR],
  [ROUTES.faq]: [...QUESTION_GROUPS, ...SHIPPED_QUESTIONS.map(({ id }) => id)],
  [ROUTES.sustainability]: Object.values(SUSTAINABILITY_ANCHORS),
  [ROUTES.wholesale]: Object.values(WHOLESALE_ANCHORS),
};

const pages: readonly string[] = Object.values(ROUTES).filter((path) => !/[:_]/u.test(path));

/**
 * URLs of the pages that are the sources of figures in the copy. The copy may link to no other
 * external page.
 */
const sources = content
  .filter(({ key, text }) => key === 'address' && text.startsWith('https://'))
  .map(({ text }) => text);

/**
 * Returns `null` when the URL leads to an existing page and anchor, or a known source; otherwise
 * the reason why it does not.
 */
const deadEnd = (address: string): string | null => {
  if (sources.includes(address)) return null;
  const [path = '', anchor] = address.split('#');
  if (!pages.includes(path)) return `no page ${path}`;
  if (anchor === undefined || anchors[path]?.includes(anchor)) return null;
  return `no place #${anchor} on ${path}`;
};

describe('links in the copy', () => {
  const inCopy = content
    .filter(({ key, text }) => key === 'to' || (key === 'address' && text.startsWith('/')))
    .map(({ text }) => text);
  const inPosts = copyFiles
    .flatMap(({ words }) => textsIn(words))
    .flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/gu)].map(([, address = '']) => address));

  it.each([...new Set([...inCopy, ...inPosts])])(
    'the link %s leads to an existing page',
    (address) => {
      expect(deadEnd(address)).toBeNull();
    },
  );

  it('links in the copy are distinguished from dead links', () => {
    expect(inCopy.length).toBeGreaterThan(20);
    expect(inPosts.length).toBeGreaterThan(3);
    expect(deadEnd('/press')).not.toBeNull();
    expect(deadEnd('https://example.com/frankincense')).not.toBeNull();
    expect(deadEnd('/faq#no-such-question')).not.toBeNull();
  });

  it('the links of the footer include the blog, the products and the questions', () => {
    const { links, resources, events, about } = NAVIGATION.footer;
    expect(links.map(({ address }) => address)).toEqual(['/blog', '/product', '/faq']);
    expect([resources, events, about].map(({ title }) => title)).toEqual([
      'Resources',
      'Events',
      'About Us',
    ]);
  });
});
