// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { Router } from 'wouter';
import { HOSTILE_POSTS, type HostilePost } from '../../../../test/fixtures/hostile-posts';
import { toBlogPost } from '../../../adapters/strapi/wire/to-post';
import type { BlogPost } from '../../../domain/journal/blog-post';
import { articleOf } from './article/article-of';
import { ArticleBody } from './article-body';
import { LeadPicture } from './lead-picture';
import { PostHead } from './post-head';

const HOST = 'https://cms.example';

/** Every element of a post's page, with the attributes it may have. `class` is ours, on any. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  header: [],
  nav: ['aria-label'],
  div: ['dir', 'role', 'tabindex', 'aria-label', 'data-pair'],
  span: ['aria-hidden', 'aria-current', 'role', 'aria-label', 'data-vars'],
  details: [],
  time: ['datetime'],
  figure: [],
  figcaption: ['dir'],
  bdi: [],
  h1: ['tabindex', 'dir', 'data-long'],
  h2: ['id', 'tabindex', 'dir'],
  h3: ['id', 'tabindex', 'dir'],
  h4: ['id', 'tabindex', 'dir'],
  p: ['dir'],
  blockquote: ['dir'],
  ul: ['role'],
  ol: ['role', 'start'],
  li: ['dir'],
  summary: ['dir'],
  pre: [],
  hr: [],
  br: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['dir', 'scope', 'align', 'colspan', 'rowspan'],
  td: ['dir', 'align', 'colspan', 'rowspan'],
  strong: [],
  em: [],
  del: [],
  u: [],
  sub: [],
  sup: [],
  code: [],
  a: ['href', 'rel', 'title', 'dir', 'data-address'],
  picture: [],
  img: ['loading', 'decoding', 'fetchpriority', 'sizes', 'srcset', 'src', 'alt', 'width', 'height'],
  svg: ['viewbox', 'width', 'height', 'aria-hidden', 'focusable'],
  path: ['d', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-opacity'],
  use: ['href', 'width', 'height'],
};
const OWN = /^(?:(?:^|;)--(?:ratio|focus|most):[\w /%.]+|;?--ground:#[0-9a-f]{6})*$/;
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/;
const FETCHED = /^(?:https:\/\/cms\.example\/|\/)(?!\/)/;

function complaintsAbout(element: Element): string[] {
  const tag = element.tagName.toLowerCase();
  const allowed = ALLOWED[tag];
  if (allowed === undefined) return [`<${tag}>`];
  return [...element.attributes].flatMap(({ name, value }) => {
    const attribute = name.toLowerCase();
    if (attribute !== 'class' && !allowed.includes(attribute)) return [`<${tag} ${name}>`];
    if (attribute === 'data-vars' && !OWN.test(value)) return [`<${tag} data-vars="${value}">`];
    if (attribute === 'id' && !/^section-/.test(value)) return [`<${tag} id="${value}">`];
    if (attribute === 'href' && !ADDRESS.test(value)) return [`<${tag} href="${value}">`];
    if (attribute === 'src' && !FETCHED.test(value)) return [`<${tag} src="${value}">`];
    return [];
  });
}

const inspect = (root: Element) => ({
  complaints: [...root.querySelectorAll('*')].flatMap(complaintsAbout),
  headings: [...root.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
  ids: [...root.querySelectorAll('[id]')].map(({ id }) => id),
  text: root.textContent ?? '',
});

const read = (wire: HostilePost): BlogPost => toBlogPost(wire, HOST, { report: () => undefined });

const Page = ({ post }: { readonly post: BlogPost }) => {
  const article = articleOf(post);
  return (
    <Router ssrPath={`/blog-detail/${post.id}`}>
      <PostHead post={post} minutes={article.minutes} />
      <LeadPicture caption={post.pictureCaption} post={post} />
      <ArticleBody article={article} />
    </Router>
  );
};

// React says so here when it is asked to draw what HTML does not allow.
let complaintsOfReact: MockInstance;

beforeEach(() => {
  complaintsOfReact = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(complaintsOfReact.mock.calls).toEqual([]);
});

// Two of them hold 200,000 letters, which a busy machine's simulated browser takes its time over.
const PATIENCE_MS = 60_000;

describe.each(HOSTILE_POSTS.map((wire) => [wire.Title.slice(0, 60), wire] as const))(
  'a hostile post: %s',
  (_, wire) => {
    it(
      'is drawn in Node from nothing but what a post may consist of',
      () => {
        const html = renderToStaticMarkup(<Page post={read(wire)} />);
        const page = document.createElement('main');
        page.innerHTML = html;
        expect(inspect(page).complaints).toEqual([]);
      },
      PATIENCE_MS,
    );

    it(
      'is drawn in a browser the same, under one heading and with a whole outline',
      () => {
        const { container } = render(<Page post={read(wire)} />);
        const { complaints, headings, ids, text } = inspect(container);
        expect(complaints).toEqual([]);
        expect(headings.filter((level) => level === 1)).toHaveLength(1);
        headings.reduce((before, level) => {
          expect(level).toBeLessThanOrEqual(before + 1);
          return level;
        }, 0);
        expect(new Set(ids).size).toBe(ids.length);
        expect(text.length).toBeGreaterThan(wire.Title.length);
        expect(Object.hasOwn(window, 'hacked')).toBe(false);
      },
      PATIENCE_MS,
    );
  },
);
