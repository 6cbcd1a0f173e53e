// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { Router } from 'wouter';
import { InPage } from '../../../../test/builders/in-page';
import { HOSTILE_POSTS, type HostilePost } from '../../../../test/fixtures/hostile-posts';
import { toBlogPost } from '../../../adapters/strapi/wire/to-post';
import type { BlogPost } from '../../../domain/journal/blog-post';
import { ArticleBody } from './article-body';
import { articleOf } from './article-model/article-of';
import { LeadPicture } from './lead-picture';
import { PostHead } from './post-head';

const HOST = 'https://cms.example';

/**
 * The elements that a post's page may contain, with their allowed attributes. `class` is allowed on
 * all.
 */
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
const CSS_VARIABLES = /^(?:(?:^|;)--(?:ratio|focus|most):[\w /%.]+|;?--ground:#[0-9a-f]{6})*$/;
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/;
const FETCHED = /^(?:https:\/\/cms\.example\/|\/)(?!\/)/;

function violationsOf(element: Element): string[] {
  const tag = element.tagName.toLowerCase();
  const allowed = ALLOWED[tag];
  if (allowed === undefined) return [`<${tag}>`];
  return [...element.attributes].flatMap(({ name, value }) => {
    const attribute = name.toLowerCase();
    if (attribute !== 'class' && !allowed.includes(attribute)) return [`<${tag} ${name}>`];
    if (attribute === 'data-vars' && !CSS_VARIABLES.test(value))
      return [`<${tag} data-vars="${value}">`];
    if (attribute === 'id' && !/^section-/.test(value)) return [`<${tag} id="${value}">`];
    if (attribute === 'href' && !ADDRESS.test(value)) return [`<${tag} href="${value}">`];
    if (attribute === 'src' && !FETCHED.test(value)) return [`<${tag} src="${value}">`];
    return [];
  });
}

const inspect = (root: Element) => ({
  violations: [...root.querySelectorAll('*')].flatMap(violationsOf),
  headings: [...root.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
  ids: [...root.querySelectorAll('[id]')].map(({ id }) => id),
  text: root.textContent ?? '',
});

const read = (wire: HostilePost): BlogPost => toBlogPost(wire, HOST, { report: () => undefined });

const Page = ({ post }: { readonly post: BlogPost }) => {
  const article = articleOf(post);
  return (
    <InPage>
      <Router ssrPath={`/blog-detail/${post.id}`}>
        <PostHead post={post} minutes={article.minutes} />
        <LeadPicture caption={post.pictureCaption} post={post} />
        <ArticleBody article={article} />
      </Router>
    </InPage>
  );
};

// React logs an error when it renders elements that HTML does not allow.
let consoleError: MockInstance;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls).toEqual([]);
});

// Two of the posts have 200,000 characters, which take happy-dom a long time on a busy machine.
const TIMEOUT_MS = 60_000;

describe.each(HOSTILE_POSTS.map((wire) => [wire.Title.slice(0, 60), wire] as const))(
  'a hostile post: %s',
  (_, wire) => {
    it(
      'a hostile post renders only allowed elements and attributes in Node',
      () => {
        const html = renderToStaticMarkup(<Page post={read(wire)} />);
        const page = document.createElement('main');
        page.innerHTML = html;
        expect(inspect(page).violations).toEqual([]);
      },
      TIMEOUT_MS,
    );

    it(
      'a hostile post renders the same in a browser, with one main heading and an outline without gaps',
      () => {
        const { container } = render(<Page post={read(wire)} />);
        const { violations, headings, ids, text } = inspect(container);
        expect(violations).toEqual([]);
        expect(headings.filter((level) => level === 1)).toHaveLength(1);
        headings.reduce((before, level) => {
          expect(level).toBeLessThanOrEqual(before + 1);
          return level;
        }, 0);
        expect(new Set(ids).size).toBe(ids.length);
        expect(text.length).toBeGreaterThan(wire.Title.length);
        expect(Object.hasOwn(window, 'hacked')).toBe(false);
      },
      TIMEOUT_MS,
    );
  },
);
