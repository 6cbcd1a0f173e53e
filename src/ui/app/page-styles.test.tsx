import { CacheProvider, css, Global, keyframes } from '@emotion/react';
import { type ReactNode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { collectingStyleCache, styleElement } from './page-styles';

const shimmer = keyframes({ to: { opacity: 0.4 } });
const turn = keyframes({ to: { rotate: '1turn' } });

async function stylesOf(page: ReactNode): Promise<string> {
  const cache = collectingStyleCache();
  const { prelude } = await prerender(<CacheProvider value={cache}>{page}</CacheProvider>);
  return styleElement(cache, await new Response(prelude).text());
}

it('holds the rules and movements of what is seen, and none of what would stand in its place', async () => {
  const styles = await stylesOf(
    <Suspense fallback={<p css={{ color: 'gray', animation: `${shimmer} 1s` }} />}>
      <p css={{ color: 'black', animation: `${turn} 1s` }}>A page</p>
    </Suspense>,
  );
  expect(styles).toContain('color:black');
  expect(styles).toContain('rotate:1turn');
  expect(styles).not.toContain('color:gray');
  expect(styles).not.toContain('opacity:0.4');
});

it('keeps what holds for every page', async () => {
  const styles = await stylesOf(<Global styles={css({ body: { margin: 0 } })} />);
  expect(styles).toBe('<style data-drawn="">body{margin:0}</style>');
});

it('leaves out what no browser needs, and no word of a text', async () => {
  const styles = await stylesOf(
    <Global
      styles={css({
        p: { '&::after': { content: '", "' }, color: 'rgba(1, 2, 3, .5)' },
        '@media (hover: hover)': { a: { color: 'red' } },
      })}
    />,
  );
  expect(styles).toBe(
    '<style data-drawn="">p{color:rgba(1,2,3,.5)}p::after{content:", "}@media (hover:hover){a{color:red}}</style>',
  );
});
