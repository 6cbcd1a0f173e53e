import type { Element, Root } from 'hast';
import { createElement, memo, type ReactElement } from 'react';
import { HorizontalScroll } from '../components/page/horizontal-scroll';
import { blogPost } from '../content/pages/blog-post';
import { MarkupLink } from './markup-link';
import { MarkupPicture } from './markup-picture';
import { markupStyle } from './markup-style';
import { numberIn, wordsIn } from './property-value';

/** Elements that get `dir="auto"`, because their text may run from right to left. */
const TEXTS: readonly string[] = ['p', 'li', 'blockquote', 'h2', 'h3', 'h4', 'td', 'th', 'summary'];
const HEADINGS: readonly string[] = ['h2', 'h3', 'h4'];
/** Maximum `colspan` and `rowspan`. Higher values, which real tables do not have, are ignored. */
const MAX_SPAN = 20;

function propsOf({ tagName, properties }: Element): Record<string, unknown> {
  return {
    ...(TEXTS.includes(tagName) && { dir: 'auto' }),
    // A heading is focusable, so that a link to it also moves the focus there.
    ...(HEADINGS.includes(tagName) && { id: properties['id'], tabIndex: -1 }),
    // The role is explicit, because some screen readers ignore a list without visible markers.
    ...((tagName === 'ul' || tagName === 'ol') && { role: 'list' }),
    ...(tagName === 'ol' && { start: numberIn(properties['start']) }),
    ...(tagName === 'th' && { scope: properties['scope'] ?? 'col' }),
    ...((tagName === 'th' || tagName === 'td') && {
      align: properties['align'],
      colSpan: numberIn(properties['colSpan'], MAX_SPAN),
      rowSpan: numberIn(properties['rowSpan'], MAX_SPAN),
    }),
  };
}

function renderElement(element: Element, key: number): ReactElement {
  const { tagName, properties } = element;
  switch (tagName) {
    case 'a':
      return (
        <MarkupLink
          key={key}
          href={wordsIn(properties['href'])}
          title={wordsIn(properties['title'])}
        >
          {renderChildren(element)}
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
        <HorizontalScroll key={key} className="markup-wide" label={blogPost.wide[tagName]}>
          {createElement(tagName, null, renderChildren(element))}
        </HorizontalScroll>
      );
    case 'br':
    case 'hr':
      return createElement(tagName, { key });
    default:
      return createElement(tagName, { key, ...propsOf(element) }, renderChildren(element));
  }
}

/**
 * Returns the children as an array, to be passed as one argument. Separate arguments could exceed
 * the maximum number of arguments of a call, because a text may have many lines. Text beside
 * elements gets its own element: see `config/lint/loose-texts.ts`.
 */
function renderChildren({ children }: Root | Element): string | ReactElement[] {
  const [first, ...others] = children;
  if (first?.type === 'text' && others.length === 0) return first.value;
  return children.flatMap((node, place) => {
    if (node.type === 'element') return [renderElement(node, place)];
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a text
    return node.type === 'text' ? [<span key={place}>{node.value}</span>] : [];
  });
}

interface MarkupViewProps {
  /** A sanitized tree, as `markdownTree` and `richTextTree` return it. */
  readonly tree: Root;
  readonly className?: string;
}

/** Renders an editor's text as React elements; the browser never parses it as HTML. */
export const MarkupView = memo(function MarkupView({ tree, className }: MarkupViewProps) {
  return (
    <div css={markupStyle} className={className}>
      {renderChildren(tree)}
    </div>
  );
});
