import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../scripts/lib/root.mjs';
import { articlesOfHostilePosts } from './articles-of-hostile-posts';
import { expect, test } from './browser-test';

/**
 * Bundles the code that renders articles, with the browser variants of its packages. Returns the
 * script.
 */
async function scriptForBrowsers(): Promise<string> {
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(ROOT, 'test/e2e/articles-of-hostile-posts.ts'),
        formats: ['iife'],
        name: 'articles',
      },
    },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built');
  return bundle.output[0].code;
}

test('a prerendered article equals the one that a browser renders from the same post', async ({
  page,
}) => {
  test.slow();
  await page.addScriptTag({ content: await scriptForBrowsers() });
  const inBrowser = await page.evaluate<[string, string][]>('articles.articlesOfHostilePosts()');
  const inNode = articlesOfHostilePosts();
  expect(inBrowser.map(([title]) => title)).toEqual(inNode.map(([title]) => title));
  const others = new Map(inBrowser);
  expect(inNode.filter(([title, article]) => others.get(title) !== article)).toEqual([]);
});
