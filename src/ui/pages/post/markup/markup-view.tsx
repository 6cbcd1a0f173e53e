import type { Element, Root } from 'hast';
import { createElement, memo, type ReactElement } from 'react';
import { Sideways } from '../../../components/page/sideways';
import { blogPost } from '../../../content/pages/blog-post';
import { MarkupLink } from './markup-link';
import { MarkupPicture } from './markup-picture';
import { markupStyle } from './markup-style';
import { numberIn, wordsIn } from './property';

/** What holds text of its own, which may run from right to left. */
const TEXTS: readonly string[] = ['p', 'li', 'blockquote', 'h2', 'h3', 'h4', 'td', 'th', 'summary'];
const HEADINGS: readonly string[] = ['h2', 'h3', 'h4'];
/** Nobody merges more cells than that. */
const MOST_CELLS = 20;

function propsOf({ tagName, properties }: Element): Record<string, unknown> {
  return {
    ...(TEXTS.includes(tagName) && { dir: 'auto' }),
    // Focusable, so that a link to it also takes a keyboard there.
    ...(HEADINGS.includes(tagName) && { id: properties['id'], tabIndex: -1 }),
    // Without its markers a list is none to some screen readers.
    ...((tagName === 'ul' || tagName === 'ol') && { role: 'list' }),
    ...(tagName === 'ol' && { start: numberIn(properties['start']) }),
    ...(tagName === 'th' && { scope: properties['scope'] ?? 'col' }),
    ...((tagName === 'th' || tagName === 'td') && {
      align: properties['align'],
      colSpan: numberIn(properties['colSpan'], MOST_CELLS),
      rowSpan: numberIn(properties['rowSpan'], MOST_CELLS),
    }),
  };
}

function drawElement(element: Element, key: number): ReactElement {
  const { tagName, properties } = element;
  switch (tagName) {
    case 'a':
      return (
        <MarkupLink
          key={key}
          href={wordsIn(properties['href'])}
          title={wordsIn(properties['title'])}
        >
          {drawAll(element)}
        </MarkupLink>
      );
    case 'img':
      return (
        <MarkupPicture
          key={key}
          src={wordsIn(properties['src'])}
          alt={wordsIn(properties['alt'])}
          caption={wordsIn(properties['title'])}
          width={numberIn(properties['width'])}
          height={numberIn(properties['height'])}
        />
      );
    case 'table':
    case 'pre':
      return (
        <Sideways key={key} className="markup-wide" label={blogPost.wide[tagName]}>
          {createElement(tagName, null, drawAll(element))}
        </Sideways>
      );
    case 'br':
    case 'hr':
      return createElement(tagName, { key });
    default:
      return createElement(tagName, { key, ...propsOf(element) }, drawAll(element));
  }
}

/**
 * One list, not an argument each: a text may have more lines than a call can have arguments. Text
 * beside elements gets one of its own: see `config/lint/text-alone.ts`.
 */
function drawAll({ children }: Root | Element): string | ReactElement[] {
  const [first, ...others] = children;
  if (first?.type === 'text' && others.length === 0) return first.value;
  return children.flatMap((node, place) => {
    if (node.type === 'element') return [drawElement(node, place)];
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place
    return node.type === 'text' ? [<span key={place}>{node.value}</span>] : [];
  });
}

interface MarkupViewProps {
  /** From `markdownTree` or `richTextTree`, which let nothing through that a page must not show. */
  readonly tree: Root;
  readonly className?: string;
}

/** An editor's text as React elements: there is no HTML in between that a browser would read. */
export const MarkupView = memo(function MarkupView({ tree, className }: MarkupViewProps) {
  return (
    <div css={markupStyle} className={className}>
      {drawAll(tree)}
    </div>
  );
});
